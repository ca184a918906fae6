# Andere im Netz: Wer am Computer selbst sitzt, lässt sie herein.

network-title = Andere in deinem Netz
network-closed = Bisher kommt nur dieser Computer herein. Wenn du andere hereinlässt, können alle in deinem Netz hier zusehen und mitspielen, bis du wieder schließt oder Postroad endet.
network-let-in = Andere aus diesem Netz hereinlassen
network-open = Andere in deinem Netz können jetzt unter dieser Adresse hereinkommen. Wenn es niemandem gelingt, sieh in der Firewall dieses Computers nach.
network-close = Wieder nur dieser Computer
refused-no-lan = Dieser Computer hat gerade keine Adresse in einem Netz. Verbinde ihn mit einem und versuche es noch einmal.
refused-cannot-listen = Das System lässt Postroad nicht in dein Netz. Versuche es gleich noch einmal.
refused-not-here = Das geht nur an dem Computer, auf dem Postroad läuft.
