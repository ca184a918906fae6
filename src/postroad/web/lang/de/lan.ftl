# LAN: Wer am Computer sitzt, lässt andere zu.

network-title = Andere in deinem Netzwerk
network-closed = Bisher kann sich nur dieser Computer verbinden. Wenn du andere zulässt, können alle in deinem Netzwerk hier zusehen und mitspielen, bis du die Freigabe beendest oder Postroad schließt.
network-let-in = Andere im Netzwerk zulassen
network-open = Andere in deinem Netzwerk können sich jetzt unter dieser Adresse verbinden. Gelingt es nicht, prüfe die Firewall dieses Computers.
network-close = Freigabe beenden
refused-no-lan = Dieser Computer hat gerade keine Netzwerkadresse. Verbinde ihn mit einem Netzwerk und versuche es noch einmal.
refused-cannot-listen = Das System lässt Postroad keine Verbindungen aus deinem Netzwerk annehmen. Versuche es gleich noch einmal.
refused-not-here = Das geht nur an dem Computer, auf dem Postroad läuft.
