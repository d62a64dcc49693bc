import type { Said } from './said.ts'

/** What shoppers say of doors, floors, insulation, fixings, finishes, tools and services. */
export const OF_SUPPLIES = {
  doors: [
    [5, 'Hung in an hour', 'True, heavy, and the lippings took the plane well.'],
    [4, 'Lovely veneer', 'The grain runs through from stile to rail. Needs oiling the day you unwrap it.'],
    [4, 'Good value', 'Half the price of the showroom and the same maker, by the look of the label.'],
    [3, 'Packaging', 'One corner protected by hope alone. No damage, luckily.'],
  ],
  flooring: [
    [5, 'Laid 46 m² and wasted three boards', 'Tongues are tight and nothing needed the hammer twice.'],
    [5, 'The colour of the sample', 'Exactly what was in the sample box. That never happens.'],
    [4, 'Mixed lengths', 'A few more short boards than I would like, though it makes staggering easy.'],
    [4, 'Good oil finish', 'Red wine test passed by accident in week one.'],
    [3, 'Wait three days', 'Ignore the advice to acclimatise at your peril. I did, and have one gap to show for it.'],
  ],
  insulation: [
    [5, 'Warm already', 'Did the loft on Saturday, the boiler noticed on Sunday.'],
    [4, 'Cuts clean', 'With an old saw and a straight edge. Foil stayed on.'],
    [4, 'Good price', 'And five per cent VAT, which others forget to mention.'],
    [3, 'Bulky', 'Obvious, I know, but clear the hall before the lorry comes.'],
  ],
  fixings: [
    [5, 'They bite', 'Start where you put them and drive flush without splitting.'],
    [5, 'Not one cam-out', 'Whole tub, one bit.'],
    [4, 'Good box', 'Strong lid, and it says what is in it on the end.'],
    [4, 'As expected', 'Coating holds up. One or two had no slot, out of two hundred.'],
    [3, 'Fine', 'Screws are screws. The box burst in the van.'],
  ],
  finishes: [
    [5, 'Goes a long way', 'Half a tin did a ten-seat table, three coats.'],
    [5, 'Proper matt', 'No plastic look. You can feel the grain.'],
    [4, 'Nice to use', 'Hardly any smell, brushes wash out in minutes.'],
    [4, 'Colour is a shade darker', 'Than on the screen. I like it better, as it happens.'],
    [3, 'Slow to dry in the cold', 'Says eight degrees on the tin and means it.'],
    [5, 'Chopping boards like new', 'Thinned the first coat as they said. Water beads on it.'],
  ],
  tools: [
    [5, 'Sharp out of the box', 'Honed it anyway, from habit.'],
    [4, 'Feels right', 'Good weight, handle fits a big hand.'],
    [5, 'Does not clog', 'Went through painted pine with one sheet.'],
    [4, 'Decent', 'I bought a second for the van.'],
    [3, 'Edge needed work', 'Back was not flat. An hour on the stone and it is a good tool.'],
  ],
  services: [
    [5, 'Worth every penny', 'Kitchen carcasses went together like flat-pack that fits.'],
    [5, 'Clear drawing', 'Cutting list adds up, which is more than I can say for some.'],
    [4, 'On time', 'Slot was ten to twelve, he came at ten past ten and rang first.'],
    [4, 'Careful', 'Asked me about grain direction before cutting. Good sign.'],
  ],
} as const satisfies Readonly<Record<string, readonly Said[]>>
