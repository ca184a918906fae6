# Die Tür eines Servers, auf dem nur Eingeladene spielen.

enter-title = Auf Einladung
enter-about = Auf diesem Server spielen nur Eingeladene. Wer ihn betreibt, hat dir ein Wort genannt oder einen Link geschickt.
enter-word = Das Wort
enter-go = Eintreten
enter-used = Diese Einladung ist schon benutzt oder zu alt. Bitte um eine neue oder um das Wort.
refused-wrong-passphrase = Das ist nicht das Wort. Wer diesen Server betreibt, kennt es.
