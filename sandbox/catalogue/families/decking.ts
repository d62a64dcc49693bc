import { t } from '../wording/text.ts'
import { families, lengths, one, sections, type Values } from './family.ts'
import { cubic, machined, number, of, solid } from './measures.ts'

const board = { range: 'decking', categories: ['decking-boards'], weight: solid, linear: true } as const
const cover = (v: Values) => ((number(v, 'width') + 5) * number(v, 'length')) / 1e6
const frame = {
  range: 'decking',
  categories: ['decking-frame'],
  linear: true,
  weight: (v: Values) => cubic(v) * 600,
} as const
const treated = {
  wood_type: 'redwood',
  treatment: 'uc4',
  use: 'outdoor,garden',
  certification: 'fsc',
  brand: 'greenway',
  manufacturer: 'norrskog',
}
const accessory = {
  range: 'decking',
  categories: ['decking-accessories'],
  weight: () => 0.8,
  values: { brand: 'greenway', use: 'outdoor,garden' },
} as const

/** Boards, frame and accessories of a deck. */
export const DECKING = [
  ...families({ ...board, goesWith: ['SCR-DECK-4.5X65', 'STAIN-DECKING', 'DECK-TAPE'] }, [
    {
      code: 'deck-softwood',
      name: t(
        'Treated softwood decking board {thickness} x {width} x {length} mm',
        'Terrassendiele Kiefer imprägniert {thickness} x {width} x {length} mm',
        'Doga in pino impregnato {thickness} x {width} x {length} mm',
      ),
      sku: 'DECK-SW-{width}-{length}',
      each: [sections([28, 120], [28, 145]), lengths(2400, 3000, 3600, 4200, 4800)],
      values: { ...treated, finish: 'grooved', durability: 'class-4' },
      price: (v) => 0.4 + cubic(v) * 560,
      coverage: cover,
      picture: { form: 'decking', material: 'redwood-treated', profile: 'grooved' },
      about: t(
        'Grooved one side, smooth the other: lay whichever you like upwards. Pressure treated; brush the cut ends with preserver.',
        'Eine Seite geriffelt, eine glatt: beide können oben liegen. Kesseldruckimprägniert; Schnittenden nachstreichen.',
        'Un lato zigrinato e uno liscio: posatela come preferite. Impregnata in autoclave; trattate le teste tagliate.',
      ),
    },
    {
      code: 'deck-hardwood',
      name: t('{wood_type} decking board', 'Terrassendiele {wood_type}', 'Doga per terrazza in {wood_type}'),
      sku: 'DECK-{wood_type}',
      each: [
        [
          { wood_type: 'balau', durability: 'class-2', certification: 'fsc-100' },
          { wood_type: 'ipe', durability: 'class-1', certification: 'fsc-100' },
          { wood_type: 'garapa', durability: 'class-3', certification: 'fsc-100' },
          { wood_type: 'larch', durability: 'class-3', certification: 'pefc' },
          { wood_type: 'thermo-ash', durability: 'class-1', certification: 'pefc', treatment: 'thermal' },
        ],
      ],
      variants: [sections([21, 120], [21, 145], [25, 145]), lengths(2150, 2750, 3350, 3950), one('finish', 'planed', 'grooved')],
      values: { use: 'outdoor,garden', brand: 'greenway', manufacturer: 'baltwood' },
      price: (v) => machined(v, 0.94, 0.5),
      coverage: cover,
      picture: { form: 'decking', material: '{wood_type}', profile: '{finish}' },
      about: t(
        'Dense and stable, planed or fine-grooved. Pre-drill every hole and leave 5 mm between boards.',
        'Dicht und formstabil, gehobelt oder fein geriffelt. Jedes Loch vorbohren, 5 mm Fuge lassen.',
        'Denso e stabile, piallato o finemente zigrinato. Preforate ogni foro e lasciate 5 mm tra le doghe.',
      ),
      goesWith: ['SCR-STAINLESS-5', 'STAIN-DECKING', 'DECK-CLIPS'],
      childDocuments: true,
    },
    {
      code: 'deck-composite',
      name: t('Composite decking board 23 x 146 mm', 'WPC-Diele 23 x 146 mm', 'Doga in composito 23 x 146 mm'),
      sku: 'DECK-COMP',
      variants: [one('colour', 'natural-grey', 'anthracite', 'brown', 'silver-birch'), lengths(3600, 4800)],
      values: {
        wood_type: 'composite',
        thickness: 23,
        width: 146,
        finish: 'grooved',
        brand: 'terraplank',
        use: 'outdoor,garden',
      },
      texts: { warranty: t('25 years against rot', '25 Jahre gegen Fäulnis', '25 anni contro la marcescenza') },
      price: (v) => number(v, 'length') * 0.00715,
      coverage: cover,
      picture: { form: 'decking', material: '{colour}', profile: 'grooved' },
      about: t(
        'Capped board with a different grain each side. Screws into hidden clips, washes down with soap.',
        'Ummantelte Diele mit zwei verschiedenen Maserungen. Verdeckte Clips, mit Seifenwasser zu reinigen.',
        'Doga rivestita con due venature diverse. Clip a scomparsa, si lava con acqua e sapone.',
      ),
      goesWith: ['DECK-CLIPS', 'DECK-FASCIA'],
    },
    {
      code: 'deck-fascia',
      categories: ['decking-accessories', 'decking-boards'],
      name: t(
        'Composite fascia board 12 x 146 x 3600 mm, {colour}',
        'WPC-Blende 12 x 146 x 3600 mm, {colour}',
        'Frontalino in composito 12 x 146 x 3600 mm, {colour}',
      ),
      sku: 'DECK-FASCIA',
      each: [one('colour', 'anthracite')],
      values: { wood_type: 'composite', thickness: 12, width: 146, length: 3600, brand: 'terraplank' },
      price: () => 21.4,
      picture: { form: 'decking', material: '{colour}' },
      about: t(
        'Covers the frame and the cut ends.',
        'Verdeckt Unterkonstruktion und Schnittkanten.',
        'Copre la struttura e le teste tagliate.',
      ),
    },
  ]),
  ...families(frame, [
    {
      code: 'deck-joist',
      name: t(
        'Treated decking joist C16 {thickness} x {width} x {length} mm',
        'Terrassenbalken C16 imprägniert {thickness} x {width} x {length} mm',
        'Travetto per decking C16 impregnato {thickness} x {width} x {length} mm',
      ),
      sku: 'JOIST-{width}-{length}',
      each: [sections([47, 100], [47, 125], [47, 150]), lengths(3000, 3600, 4800)],
      values: { ...treated, strength_class: 'c16', finish: 'sawn' },
      price: (v) => cubic(v) * 515,
      picture: { form: 'batten', material: 'redwood-treated' },
      about: t(
        'At 400 mm centres for softwood and 300 mm for composite.',
        'Achsabstand 400 mm für Nadelholz, 300 mm für WPC.',
        'Interasse 400 mm per conifera, 300 mm per composito.',
      ),
      goesWith: ['CBOLT-10', 'HANGER-47X150', 'DECK-TAPE'],
    },
    {
      code: 'deck-post',
      name: t(
        'Treated deck post {thickness} x {width} x {length} mm',
        'Terrassenpfosten imprägniert {thickness} x {width} x {length} mm',
        'Palo per decking impregnato {thickness} x {width} x {length} mm',
      ),
      sku: 'DECKPOST-{length}',
      each: [lengths(1200, 1800, 2400, 3000)],
      values: { ...treated, thickness: 95, width: 95, finish: 'planed' },
      price: (v) => 1 + cubic(v) * 640,
      picture: { form: 'batten', material: 'redwood-treated' },
      about: t(
        'Planed, with eased corners. Stands on a pedestal or in concrete.',
        'Gehobelt, Kanten gefast. Auf Pfostenträger oder in Beton.',
        'Piallato, spigoli smussati. Su piedino o nel calcestruzzo.',
      ),
    },
    {
      code: 'deck-pedestal',
      name: t('Adjustable deck pedestal {size}', 'Stelzlager verstellbar {size}', 'Piedino regolabile {size}'),
      sku: 'PEDESTAL-{size}',
      each: [one('size', '25 - 40 mm', '40 - 70 mm', '70 - 115 mm', '115 - 220 mm')],
      values: { brand: 'greenway', material: 'nylon' },
      price: (v) => 1.9 + Number.parseInt(String(v.size), 10) * 0.022,
      weight: () => 0.45,
      linear: false,
      picture: { form: 'bolt', material: 'nylon', profile: 'pedestal' },
      about: t(
        'Levels a deck over a flat roof or a slab. Takes 800 kg.',
        'Richtet Terrassen auf Flachdach oder Platte aus. Trägt 800 kg.',
        'Livella il decking su tetto piano o massetto. Regge 800 kg.',
      ),
    },
  ]),
  ...families(accessory, [
    {
      code: 'deck-clips',
      name: t(
        'Hidden decking clips, pack of {pack_quantity}',
        'Terrassenclips verdeckt, {pack_quantity} Stück',
        'Clip a scomparsa, {pack_quantity} pezzi',
      ),
      sku: 'DECK-CLIPS',
      values: { pack_quantity: 100, material: 'stainless', finish: 'a2-stainless' },
      price: () => 24.5,
      picture: { form: 'bolt', material: 'steel', profile: 'clip' },
      about: t(
        'Enough for about 4 m². Stainless, with screws and bit.',
        'Für rund 4 m². Edelstahl, mit Schrauben und Bit.',
        'Per circa 4 m². Inox, con viti e inserto.',
      ),
    },
    {
      code: 'deck-tape',
      name: t(
        'Joist protection tape 50 mm x 20 m',
        'Balkenschutzband 50 mm x 20 m',
        'Nastro protettivo per travetti 50 mm x 20 m',
      ),
      sku: 'DECK-TAPE',
      values: { width: 50, colour: 'black' },
      price: () => 14.9,
      picture: { form: 'tool', material: 'black', profile: 'tape' },
      about: t(
        'Butyl tape along the top of each joist keeps the rain out of the screw holes.',
        'Butylband auf jedem Balken hält Regen aus den Schraublöchern.',
        'Nastro butilico su ogni travetto: la pioggia non entra nei fori delle viti.',
      ),
    },
    {
      code: 'deck-baluster',
      name: t(
        'Treated deck baluster {type} 41 x 895 mm',
        'Geländerstab imprägniert {type} 41 x 895 mm',
        'Balaustro impregnato {type} 41 x 895 mm',
      ),
      sku: 'DECKBAL-{type}',
      each: [one('type', 'square', 'stop-chamfered', 'colonial')],
      values: { ...treated, width: 41, length: 895, stair_part: 'spindle' },
      price: (v) => of({ square: 1.65, 'stop-chamfered': 1.95, colonial: 2.6 }, v, 'type'),
      picture: { form: 'spindle', material: 'redwood-treated', profile: '{type}' },
      about: t('Nine to the metre run of balustrade.', 'Neun Stück je Meter Geländer.', 'Nove per ogni metro di balaustra.'),
    },
    {
      code: 'deck-rail',
      name: t(
        'Treated deck handrail 58 x 70 x {length} mm',
        'Geländer-Handlauf imprägniert 58 x 70 x {length} mm',
        'Corrimano per decking impregnato 58 x 70 x {length} mm',
      ),
      sku: 'DECKRAIL-{length}',
      each: [lengths(1800, 2400, 3600)],
      values: { ...treated, thickness: 58, width: 70, stair_part: 'handrail' },
      price: (v) => 0.8 + number(v, 'length') * 0.00335,
      linear: true,
      picture: { form: 'handrail', material: 'redwood-treated', profile: 'grooved' },
      about: t(
        'Grooved for 41 mm balusters, top and bottom alike.',
        'Genutet für 41-mm-Stäbe, oben wie unten.',
        'Scanalato per balaustri da 41 mm, sopra e sotto.',
      ),
    },
    {
      code: 'deck-cleaner',
      name: t('Decking cleaner {size}', 'Terrassenreiniger {size}', 'Detergente per decking {size}'),
      sku: 'DECK-CLEAN-{size}',
      each: [one('size', '1 l', '2.5 l')],
      values: { brand: 'saddlers' },
      price: (v) => (v.size === '1 l' ? 6.9 : 13.9),
      picture: { form: 'bottle', material: 'slate-grey' },
      about: t(
        'Lifts algae and the grey of last winter before you oil.',
        'Löst Algen und den Grauschleier vor dem Ölen.',
        'Toglie alghe e grigio prima di oliare.',
      ),
    },
  ]),
]
