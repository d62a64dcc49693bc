import type { Said } from './said.ts'

/** What shoppers say of timber, sheets, mouldings, stairs, decks and fences. */
export const OF_MATERIALS = {
  timber: [
    [
      5,
      'Straight and dry',
      'Ordered twenty lengths and could not find one I wanted to send back. Planed edges crisp, moisture meter read eleven.',
    ],
    [
      5,
      'Beautiful boards',
      'They had clearly picked them for colour. Two boards were near enough bookmatched, which I had not even asked for.',
    ],
    [
      4,
      'Good timber, one knot too many',
      'Nine out of ten boards were clear. One had a dead knot near the end that I could work round.',
    ],
    [4, 'As described', 'Sizes true to the label. Delivered in the rain but well wrapped.'],
    [5, 'Will order again', 'Rang about grain direction and the lad on the counter went out to look. That is service.'],
    [3, 'Slight bow', 'Two of the longer lengths had a bow in them. Fine once fixed, but I had hoped for better at the price.'],
    [5, 'Sharp price, sharp arrises', 'Cheaper than my usual place once you count delivery, and the machining is better.'],
    [
      2,
      'Short by a length',
      'Eleven came instead of twelve. They sent the other next day without a fuss, so two stars become three in spirit.',
    ],
  ],
  sheets: [
    [5, 'Cut to the millimetre', 'Gave them a list of thirty-one parts. Every one labelled, every one right.'],
    [5, 'Flat', 'Sounds little to ask of a sheet. These were actually flat.'],
    [4, 'Good core', 'Found one small void on an edge in four sheets. The faces are lovely.'],
    [4, 'Fits in the car', 'Bought quarter sheets for drawers. Came with corner protectors.'],
    [3, 'Corner knocked', 'One corner had met a forklift. Enough left to cut round it, and they took something off.'],
    [5, 'Paints well', 'Two coats on the edges and you would not know it was board.'],
  ],
  mouldings: [
    [5, 'Matched the old skirting', 'Offered it up against the 1930s original and only the paint tells them apart.'],
    [5, 'Well primed', 'Primer is even, backs included. One coat of eggshell might have done, I gave it two.'],
    [
      4,
      'Good, long lengths need two people',
      'No joints in the hall thanks to the 4.2 m lengths. Getting them up the stairs was another story.',
    ],
    [4, 'Crisp profile', 'The detail is sharp and the same on every length, so the mitres close.'],
    [3, 'Primer scuffed', 'A few lengths had rubbed in transit. A quick rub down sorted it.'],
    [5, 'Easy to scribe', 'Cuts without chipping and the corners came up clean with a coping saw.'],
  ],
  stairs: [
    [5, 'All forty-two identical', 'Turnings line up from spindle to spindle when you look along the flight.'],
    [5, 'Made the staircase', 'Swapped the boxed-in banister for these and the hall looks twice the size.'],
    [4, 'Nice timber', 'Needed a light sand before oiling. Grain is good.'],
    [4, 'Good advice', 'I had the count wrong; they worked it out from a photograph.'],
    [3, 'One split end', 'One of the bundle had split at the foot. Replaced, but it held the job up a day.'],
  ],
  decking: [
    [5, 'Two winters on', 'No cupping and no splinters. Oiled once.'],
    [5, 'Boards all one colour', 'Came from one pack so the deck looks like one deck.'],
    [4, 'Solid', 'Heavier than the stuff from the sheds. Pre-drill near the ends as they tell you.'],
    [4, 'Good kit', 'Quantities were spot on, I had two boards over.'],
    [3, 'Greenish at first', 'Treatment was still fresh. It has faded since.'],
    [2, 'Twisted while I waited', 'My fault for leaving the stack unstrapped in June, but four boards are corkscrews.'],
  ],
  fencing: [
    [5, 'Stood up to the storm', 'Neighbours on both sides lost panels. Ours did not move.'],
    [4, 'Heavy and well made', 'Proper framing on both sides. You will want a second pair of hands.'],
    [4, 'Neat', 'Panels square and posts straight. Driver put them through the side gate.'],
    [3, 'Colour is strong', 'More orange than the picture until it weathers.'],
    [5, 'Posts like gateposts', 'These are 100 mm and mean it.'],
  ],
} as const satisfies Readonly<Record<string, readonly Said[]>>
