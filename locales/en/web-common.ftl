### Words that every page in the browser needs.

web-close = Close
web-reload = Load the page again
web-help = Help
web-cancel = Cancel
web-yes = Yes
web-no = No
web-copy = Copy
web-copied = Copied
web-skip = Skip to the main part
web-learn = Learn
web-rules = Rules
web-cards = Cards
web-settings = Settings

## On a card, for those who listen to it.

card-cost = Cost:
card-points = Points:
card-once = Of each city building you may have only one in your town.
card-more = More about this card
