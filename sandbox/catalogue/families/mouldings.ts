import { t } from '../wording/text.ts'
import { families, lengths, one, sections, type Values } from './family.ts'
import { machined, number, of, solid } from './measures.ts'

const moulding = { form: 'moulding', material: '{wood_type}', profile: '{type}' } as const
const PROFILES = [
  'torus',
  'ogee',
  'chamfered',
  'bullnose',
  'ovolo',
  'lambs-tongue',
  'square-edge',
  'pencil-round',
  'georgian',
  'victorian',
]
const common = { range: 'mouldings', weight: solid, linear: true } as const
const primed = {
  wood_type: 'mdf',
  finish: 'primed',
  brand: 'larkhill',
  use: 'indoor',
  certification: 'fsc',
  manufacturer: 'pennine',
}
const pine = {
  wood_type: 'redwood',
  finish: 'planed',
  brand: 'larkhill',
  use: 'indoor,joinery',
  certification: 'fsc',
  manufacturer: 'norrskog',
}
const oak = {
  wood_type: 'oak',
  brand: 'larkhill',
  use: 'indoor,joinery',
  certification: 'fsc',
  manufacturer: 'severn',
  treatment: 'kiln',
}

/** Net pounds of an MDF moulding: primed board by volume and the pass through the moulder by the metre. */
const mdf = (v: Values) => machined(v, 1.25, (0.55 * number(v, 'length')) / 1000)
const lacquered = { unfinished: 0.95, 'pre-lacquered': 1.16 }

/** Skirting and architrave. */
export const MOULDINGS = [
  ...families({ ...common, categories: ['skirting-mdf', 'skirting'], goesWith: ['ADH-GRAB', 'ADH-CAULK', 'PAINT-EGGSHELL'] }, [
    {
      code: 'skirting-mdf',
      name: t('{type} skirting, primed MDF', 'Sockelleiste {type}, MDF grundiert', 'Battiscopa {type}, MDF primerizzato'),
      sku: 'SKIRT-MDF-{type}',
      each: [one('type', ...PROFILES)],
      variants: [sections([15, 95], [15, 120], [18, 120], [18, 150], [18, 170], [18, 220]), lengths(2440, 4200)],
      values: primed,
      price: mdf,
      picture: moulding,
      about: t(
        'Moisture-resistant MDF skirting with two coats of primer. It does not shrink, twist or show a knot, and the top coat goes on after a light rub with 240 grit.',
        'Feuchtebeständige MDF-Sockelleiste, zweimal grundiert. Sie schwindet nicht, verzieht sich nicht und zeigt keine Äste. Leicht mit 240 anschleifen und lackieren.',
        'Battiscopa in MDF idrofugo con due mani di fondo. Non si ritira, non si svergola e non ha nodi. Una passata di grana 240 e si smalta.',
      ),
      childDocuments: true,
    },
  ]),
  ...families(
    { ...common, categories: ['skirting-timber', 'skirting'], goesWith: ['ADH-GRAB', 'OIL-HARDWAX', 'NAIL-LOSTHEAD'] },
    [
      {
        code: 'skirting-pine',
        name: t(
          '{type} skirting, redwood {thickness} x {width} mm',
          'Sockelleiste {type}, Kiefer {thickness} x {width} mm',
          'Battiscopa {type}, pino {thickness} x {width} mm',
        ),
        sku: 'SKIRT-PINE-{type}-{width}',
        each: [
          one('type', 'torus', 'ogee', 'chamfered', 'bullnose', 'ovolo'),
          sections([19, 75], [19, 100], [19, 125], [25, 150], [25, 175]),
        ],
        variants: [lengths(2400, 3000, 3600, 4200)],
        values: pine,
        price: (v) => machined(v, 0.98, 0.3),
        picture: moulding,
        about: t(
          'Joinery-grade redwood skirting, moulded from nominal sizes. Knot and prime before painting, or stain and varnish it.',
          'Sockelleiste aus nordischer Kiefer, Rohmaße. Vor dem Lackieren Äste sperren und grundieren, oder lasieren.',
          'Battiscopa in pino da falegnameria, misure nominali. Isolate i nodi e date il fondo prima dello smalto, oppure mordenzate.',
        ),
      },
      {
        code: 'skirting-oak',
        name: t('{type} skirting, solid oak', 'Sockelleiste {type}, Eiche massiv', 'Battiscopa {type}, rovere massiccio'),
        sku: 'SKIRT-OAK-{type}',
        each: [one('type', 'torus', 'ogee', 'chamfered', 'bullnose', 'square-edge')],
        variants: [
          sections([20, 95], [20, 120], [20, 150], [20, 195]),
          lengths(2400, 3000),
          one('finish', 'unfinished', 'pre-lacquered'),
        ],
        values: oak,
        price: (v) => machined(v, of(lacquered, v, 'finish'), 0.9),
        picture: moulding,
        about: t(
          'Prime European oak from one board, no veneer and no joints along its length. Unfinished, or sprayed with three coats of matt lacquer.',
          'Europäische Eiche in Prime, aus einem Stück, ohne Furnier und ohne Keilzinken. Unbehandelt oder dreifach matt lackiert.',
          'Rovere europeo di prima scelta in un solo pezzo, senza impiallaccio né giunti. Grezzo o con tre mani di vernice opaca.',
        ),
      },
    ],
  ),
  ...families({ ...common, categories: ['architrave'], goesWith: ['BLOCK-PLINTH-PINE', 'ADH-GRAB', 'NAIL-LOSTHEAD'] }, [
    {
      code: 'architrave-mdf',
      name: t('{type} architrave, primed MDF', 'Türbekleidung {type}, MDF grundiert', 'Coprifilo {type}, MDF primerizzato'),
      sku: 'ARCH-MDF-{type}',
      each: [one('type', ...PROFILES)],
      variants: [sections([15, 44], [18, 57], [18, 69], [18, 94]), lengths(2200, 4400)],
      values: primed,
      price: mdf,
      picture: moulding,
      about: t(
        'Primed MDF architrave to match the skirting. A door takes five metres a side, or two lengths of 4.4 m for both.',
        'Grundierte MDF-Bekleidung passend zur Sockelleiste. Eine Tür braucht rund fünf Meter je Seite.',
        'Coprifilo in MDF primerizzato coordinato al battiscopa. Una porta richiede cinque metri per lato.',
      ),
    },
    {
      code: 'architrave-pine',
      name: t(
        '{type} architrave, redwood {thickness} x {width} mm',
        'Türbekleidung {type}, Kiefer {thickness} x {width} mm',
        'Coprifilo {type}, pino {thickness} x {width} mm',
      ),
      sku: 'ARCH-PINE-{type}-{width}',
      each: [one('type', 'torus', 'ogee', 'chamfered', 'bullnose', 'ovolo'), sections([19, 50], [19, 63], [19, 75])],
      variants: [lengths(2100, 2400, 4800)],
      values: pine,
      price: (v) => machined(v, 1.02, 0.25),
      picture: moulding,
      about: t(
        'Redwood architrave from the same batch and the same cutters as our redwood skirting.',
        'Bekleidung aus nordischer Kiefer, gleiche Charge und gleiche Messer wie unsere Sockelleisten.',
        'Coprifilo di pino dallo stesso lotto e dalle stesse frese dei nostri battiscopa.',
      ),
    },
    {
      code: 'architrave-oak',
      name: t('{type} architrave, solid oak', 'Türbekleidung {type}, Eiche massiv', 'Coprifilo {type}, rovere massiccio'),
      sku: 'ARCH-OAK-{type}',
      each: [one('type', 'torus', 'ogee', 'chamfered', 'bullnose', 'square-edge')],
      variants: [sections([20, 57], [20, 70], [20, 95]), lengths(2200, 2500), one('finish', 'unfinished', 'pre-lacquered')],
      values: oak,
      price: (v) => machined(v, of(lacquered, v, 'finish'), 0.8),
      picture: moulding,
      about: t(
        'Solid oak architrave, in lengths for one leg each.',
        'Massive Eichenbekleidung, je Länge ein Schenkel.',
        'Coprifilo in rovere massiccio, una lunghezza per ogni montante.',
      ),
    },
    {
      code: 'plinth-block',
      name: t(
        '{wood_type} plinth block {thickness} x {width} x {length} mm',
        'Sockelblock {wood_type} {thickness} x {width} x {length} mm',
        'Base per coprifilo in {wood_type} {thickness} x {width} x {length} mm',
      ),
      sku: 'BLOCK-PLINTH-{wood_type}',
      each: [one('wood_type', 'pine', 'oak', 'mdf')],
      values: { thickness: 25, width: 75, length: 170, finish: 'unfinished', brand: 'larkhill' },
      price: (v) => machined(v, 1.6, 1.1),
      linear: false,
      picture: { form: 'moulding', material: '{wood_type}', profile: 'square-edge' },
      about: t(
        'Where skirting and architrave meet without arguing.',
        'Wo Sockelleiste und Bekleidung sich treffen.',
        'Dove battiscopa e coprifilo si incontrano senza litigare.',
      ),
    },
  ]),
]
