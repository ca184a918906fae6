# Others in the network: whoever sits at the machine lets them in.

network-title = Others in your network
network-closed = So far, only this computer gets in. If you let others in, everybody in your network can look on and play here, until you close it again or Postroad ends.
network-let-in = Let others in from this network
network-open = Others in your network can come in now, by this address. If nobody gets through, look at this computer’s firewall.
network-close = Only this computer again
refused-no-lan = This computer has no address in a network just now. Connect it to one and try again.
refused-cannot-listen = The system does not let Postroad into your network. Try again in a moment.
refused-not-here = Only whoever sits at the computer where Postroad runs can do that.
