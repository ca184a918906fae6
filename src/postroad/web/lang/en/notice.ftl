# What the host of the server tells everybody.

notice-from = From the host of this server:
notice-read-only = For now you can look at everything and change nothing; bots and clocks rest.
refused-read-only = Nothing can be changed on this server for the time being. Try again later.
