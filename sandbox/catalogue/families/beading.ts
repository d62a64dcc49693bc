import { t } from '../wording/text.ts'
import { families, lengths, one, sections, type Values } from './family.ts'
import { machined, number, of, solid, TIMBER_RATES } from './measures.ts'

const moulding = { form: 'moulding', material: '{wood_type}', profile: '{type}' } as const
const common = { range: 'mouldings', weight: solid, linear: true } as const
const WOODS = [
  { wood_type: 'pine', certification: 'fsc', manufacturer: 'norrskog' },
  { wood_type: 'oak', certification: 'fsc', manufacturer: 'severn' },
  { wood_type: 'tulipwood', certification: 'fsc', manufacturer: 'appalachia' },
]
const roundArea = (v: Values) => (Math.PI / 4) * (number(v, 'diameter') / 1000) ** 2
const dowelPrice = (v: Values) => {
  const length = number(v, 'length') / 1000
  return 0.35 + length * (0.45 + roundArea(v) * of(TIMBER_RATES, v, 'wood_type') * 1.5)
}

/** Rails, cornice, beads, stripwood and dowels. */
export const BEADING = [
  ...families(
    { ...common, categories: ['rails'], goesWith: ['ADH-GRAB', 'ADH-CAULK'], values: { brand: 'larkhill', use: 'indoor' } },
    [
      {
        code: 'dado-rail',
        name: t('{type} dado rail, {wood_type}', 'Stuhlleiste {type}, {wood_type}', 'Cornice salvasedia {type}, {wood_type}'),
        sku: 'DADO-{wood_type}-{type}',
        each: [
          one('type', 'astragal', 'ogee'),
          [
            { wood_type: 'mdf', finish: 'primed' },
            { wood_type: 'pine', finish: 'planed' },
            { wood_type: 'oak', finish: 'unfinished' },
          ],
        ],
        variants: [sections([20, 57], [20, 69]), lengths(2400, 4200)],
        price: (v) => machined(v, v.wood_type === 'mdf' ? 2.2 : 1.1, 0.6),
        picture: moulding,
        about: t(
          'Fixed with its top edge a third of the way up the wall: about 900 mm in most rooms.',
          'Oberkante auf einem Drittel der Wandhöhe, meist rund 900 mm.',
          'Bordo superiore a un terzo della parete, di solito circa 900 mm.',
        ),
      },
      {
        code: 'picture-rail',
        name: t('{type} picture rail, {wood_type}', 'Bilderleiste {type}, {wood_type}', 'Cornice per quadri {type}, {wood_type}'),
        sku: 'PICTURE-{wood_type}-{type}',
        each: [
          one('type', 'ogee', 'victorian'),
          [
            { wood_type: 'mdf', finish: 'primed' },
            { wood_type: 'pine', finish: 'planed' },
          ],
        ],
        variants: [sections([20, 44], [20, 57]), lengths(2400, 4200)],
        price: (v) => machined(v, v.wood_type === 'mdf' ? 2.3 : 1.15, 0.6),
        picture: moulding,
        about: t(
          'A deep rebate holds standard picture hooks.',
          'Die tiefe Nut nimmt übliche Bilderhaken auf.',
          'La gola profonda accoglie i normali ganci per quadri.',
        ),
      },
      {
        code: 'cornice',
        name: t(
          'Primed MDF cornice, {type} {width} mm',
          'Gesims MDF grundiert, {type} {width} mm',
          'Cornicione MDF primerizzato, {type} {width} mm',
        ),
        sku: 'CORNICE-{type}-{width}',
        each: [
          [
            { type: 'scotia', width: 68 },
            { type: 'ogee', width: 94 },
            { type: 'victorian', width: 119 },
          ],
        ],
        variants: [lengths(2440, 4200)],
        values: { wood_type: 'mdf', thickness: 18, finish: 'primed' },
        price: (v) => machined(v, 2.4, 1.2),
        picture: moulding,
        about: t(
          'Turns the corner from wall to ceiling, and hides the crack that comes back every winter.',
          'Vermittelt zwischen Wand und Decke und verdeckt den Riss, der jeden Winter wiederkommt.',
          'Raccorda parete e soffitto e nasconde la crepa che torna ogni inverno.',
        ),
      },
    ],
  ),
  ...families(
    {
      ...common,
      categories: ['beading'],
      goesWith: ['NAIL-PINS', 'GLUE-PVA-250ML'],
      values: { finish: 'planed', use: 'indoor,joinery', brand: 'larkhill' },
    },
    [
      {
        code: 'quadrant',
        name: t('{type} moulding, {wood_type}', 'Profilleiste {type}, {wood_type}', 'Profilo {type}, {wood_type}'),
        sku: 'BEAD-{wood_type}-{type}',
        each: [one('type', 'quadrant', 'scotia', 'half-round', 'astragal', 'angle', 'd-mould', 'glass-bead'), WOODS],
        variants: [sections([9, 9], [12, 12], [15, 15], [18, 18], [21, 21]), lengths(2400)],
        price: (v) => machined(v, 1.35, 0.95),
        picture: moulding,
        about: t(
          'Small, straight and clean: machined from clear timber and bundled so that it arrives that way.',
          'Klein, gerade und sauber: aus astreinem Holz gehobelt und gebündelt, damit es so ankommt.',
          'Piccolo, diritto e pulito: profilato da legno netto e legato in fasci perché arrivi così.',
        ),
      },
      {
        code: 'stripwood',
        name: t('{wood_type} stripwood', 'Rechteckleiste {wood_type}', 'Listello rettangolare di {wood_type}'),
        sku: 'STRIP-{wood_type}',
        each: [WOODS],
        variants: [sections([4, 21], [6, 25], [6, 36], [9, 21], [9, 46], [12, 36], [15, 68], [21, 44]), lengths(900, 2400)],
        values: { type: 'stripwood' },
        price: (v) => machined(v, 1.3, 0.5),
        picture: { form: 'moulding', material: '{wood_type}', profile: 'square-edge' },
        about: t(
          'Finished sizes, sanded, for edging, models and making good.',
          'Fertigmaße, geschliffen, für Umleimer, Modelle und Reparaturen.',
          'Misure finite, levigato, per bordi, modelli e riparazioni.',
        ),
      },
      {
        code: 'dowel',
        name: t('{wood_type} dowel', 'Rundstab {wood_type}', 'Tondino di {wood_type}'),
        sku: 'DOWEL-{wood_type}',
        each: [one('wood_type', 'beech', 'pine', 'oak')],
        variants: [one('diameter', 6, 9, 12, 15, 18, 25, 32, 38), lengths(1000, 2400)],
        values: { type: 'round' },
        price: dowelPrice,
        weight: (v) => (roundArea(v) * number(v, 'length') * 700) / 1000,
        picture: { form: 'moulding', material: '{wood_type}', profile: 'round' },
        about: t(
          'Turned true to size for joints, rails and pegs.',
          'Maßhaltig gedreht für Verbindungen, Stangen und Zapfen.',
          'Tornito a misura per giunzioni, aste e pioli.',
        ),
      },
      {
        code: 'handy-dowel',
        name: t(
          'Fluted beech dowels {diameter} x {length} mm, pack of {pack_quantity}',
          'Holzdübel Buche {diameter} x {length} mm, {pack_quantity} Stück',
          'Spine in faggio {diameter} x {length} mm, {pack_quantity} pezzi',
        ),
        sku: 'DOWELPACK-{diameter}',
        each: [
          [
            { diameter: 6, length: 30, pack_quantity: 100 },
            { diameter: 8, length: 40, pack_quantity: 100 },
            { diameter: 10, length: 40, pack_quantity: 50 },
          ],
        ],
        values: { wood_type: 'beech', type: 'fluted' },
        price: (v) => 2.1 + number(v, 'diameter') * 0.12,
        weight: (v) => number(v, 'pack_quantity') * number(v, 'diameter') ** 2 * number(v, 'length') * 5.6e-7,
        linear: false,
        picture: { form: 'moulding', material: 'beech', profile: 'round' },
        about: t(
          'Fluted and chamfered, so that the glue has somewhere to go.',
          'Geriffelt und gefast, damit der Leim Platz hat.',
          'Scanalate e smussate, così la colla ha spazio.',
        ),
      },
    ],
  ),
]
