# LAN: the user of the computer lets others in.

network-title = Others on your network
network-closed = Only this computer can connect so far. If you allow others, everyone on your network can watch and play here, until you stop sharing or Postroad ends.
network-let-in = Allow others on this network
network-open = Others on your network can connect now, at this address. If they can’t, check this computer’s firewall.
network-close = Stop sharing
refused-no-lan = This computer has no network address right now. Connect it to a network and try again.
refused-cannot-listen = The system doesn’t let Postroad accept connections from your network. Try again in a moment.
refused-not-here = This works only on the computer where Postroad runs.
