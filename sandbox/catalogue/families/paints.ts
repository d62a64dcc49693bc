import { t } from '../wording/text.ts'
import { families, one, sizes } from './family.ts'
import { of } from './measures.ts'
import { IN_TINS, overnight, tin } from './tins.ts'

const fourHours = { drying_time: t('4 hours', '4 Stunden', '4 ore') }
const PAINT_COLOURS = [
  'white',
  'chalk-white',
  'oat-cream',
  'duck-egg',
  'sage-green',
  'forest-green',
  'harbour-blue',
  'slate-grey',
  'anthracite',
  'charcoal',
  'barn-red',
  'black',
]

/** Paints, varnishes, stains and preservers. */
export const PAINTS = [
  ...families({ ...IN_TINS, categories: ['paints'], texts: fourHours, goesWith: ['BRUSH-SET', 'SAND-SHEET-240'] }, [
    {
      code: 'primer',
      name: t('Wood primer undercoat', 'Holzgrundierung', 'Fondo per legno'),
      sku: 'PAINT-PRIMER',
      variants: [sizes('750 ml', '2.5 l', '5 l'), one('colour', 'white', 'slate-grey')],
      values: { finish: 'matt', use: 'indoor,outdoor', spreading_rate: '13' },
      price: tin(14.5),
      picture: { form: 'tin', material: '{colour}' },
      about: t(
        'Water-based, recoat in four hours. Knots want two coats of knotting first.',
        'Wasserbasiert, nach vier Stunden überstreichbar. Äste vorher zweimal isolieren.',
        'All’acqua, si sovravernicia dopo quattro ore. I nodi vogliono prima due mani di isolante.',
      ),
    },
    {
      code: 'eggshell',
      name: t('Joinery eggshell paint', 'Samtlack für Holzbauteile', 'Smalto satinato per serramenti'),
      sku: 'PAINT-EGGSHELL',
      variants: [one('colour', ...PAINT_COLOURS), sizes('750 ml', '2.5 l')],
      values: { finish: 'eggshell', use: 'indoor,joinery', spreading_rate: '12' },
      price: tin(22.5),
      picture: { form: 'tin', material: '{colour}' },
      about: t(
        'Levels like oil paint and cleans up with water. For skirting, doors, stairs and kitchens.',
        'Verläuft wie Öllack, Werkzeug mit Wasser zu reinigen. Für Leisten, Türen, Treppen und Küchen.',
        'Distende come uno smalto a olio e si lava con acqua. Per battiscopa, porte, scale e cucine.',
      ),
    },
    {
      code: 'exterior-paint',
      name: t('Exterior wood paint', 'Wetterschutzfarbe', 'Pittura per legno esterno'),
      sku: 'PAINT-EXTERIOR',
      variants: [one('colour', ...PAINT_COLOURS), sizes('1 l', '2.5 l')],
      values: { finish: 'satin', use: 'outdoor', spreading_rate: '10' },
      texts: { ...fourHours, warranty: t('10 years', '10 Jahre', '10 anni') },
      price: tin(19.5),
      picture: { form: 'tin', material: '{colour}' },
      about: t(
        'Moves with the wood and lets it dry out. For windows, cladding and gates.',
        'Elastisch und diffusionsoffen. Für Fenster, Fassaden und Tore.',
        'Segue il legno e lo lascia asciugare. Per finestre, rivestimenti e cancelli.',
      ),
    },
    {
      code: 'varnish',
      name: t('Clear polyurethane varnish', 'PU-Klarlack', 'Vernice poliuretanica trasparente'),
      sku: 'VARNISH-PU',
      variants: [one('finish', 'matt', 'satin', 'gloss'), sizes('250 ml', '750 ml', '2.5 l')],
      values: { colour: 'clear', use: 'indoor,flooring', spreading_rate: '15' },
      price: tin(20),
      picture: { form: 'tin', material: 'clear' },
      about: t(
        'Three coats, denibbed between, for floors and stairs.',
        'Drei Schichten mit Zwischenschliff, für Böden und Treppen.',
        'Tre mani con carteggiatura, per pavimenti e scale.',
      ),
    },
    {
      code: 'knotting',
      name: t('Knotting solution {size}', 'Astsperrlack {size}', 'Isolante per nodi {size}'),
      sku: 'PAINT-KNOT-{size}',
      each: [sizes('125 ml', '250 ml')],
      values: { colour: 'clear' },
      price: tin(26),
      picture: { form: 'bottle', material: 'golden-brown' },
      about: t(
        'Shellac over every knot, or it will come through.',
        'Schellack auf jeden Ast, sonst schlägt er durch.',
        'Gommalacca su ogni nodo, o affiorerà.',
      ),
    },
    {
      code: 'brushes',
      name: t('Synthetic paint brush set, {size}', 'Pinselset synthetisch, {size}', 'Set pennelli sintetici, {size}'),
      sku: 'BRUSH-SET',
      each: [sizes('25 / 38 / 50 mm')],
      values: { pack_quantity: 3 },
      price: () => 11.5,
      weight: () => 0.3,
      picture: { form: 'tool', material: 'beech', profile: 'brush' },
      about: t(
        'For water-based paint. Wash them and they last for years.',
        'Für Wasserlacke. Gewaschen halten sie Jahre.',
        'Per smalti all’acqua. Lavati durano anni.',
      ),
    },
  ]),
  ...families(
    {
      ...IN_TINS,
      categories: ['stains'],
      texts: overnight,
      values: { ...IN_TINS.values, use: 'outdoor,garden' },
      goesWith: ['BRUSH-SET', 'DECK-CLEAN-1L'],
    },
    [
      {
        code: 'stain-exterior',
        name: t('Exterior wood stain', 'Holzlasur für außen', 'Mordente per esterno'),
        sku: 'STAIN-EXTERIOR',
        variants: [
          one('colour', 'clear', 'light-oak', 'dark-oak', 'walnut', 'teak', 'cedar', 'mahogany'),
          sizes('750 ml', '2.5 l'),
        ],
        values: { finish: 'satin', spreading_rate: '14' },
        price: tin(17.5),
        picture: { form: 'tin', material: '{colour}' },
        about: t(
          'Shows the grain and keeps out the sun. Two coats, and a third on the south side.',
          'Zeigt die Maserung und hält die Sonne ab. Zwei Anstriche, auf der Südseite drei.',
          'Mostra la venatura e ferma il sole. Due mani, tre a sud.',
        ),
      },
      {
        code: 'stain-decking',
        name: t('Decking oil', 'Terrassenöl', 'Olio per decking'),
        sku: 'STAIN-DECKING',
        variants: [one('colour', 'clear', 'golden-brown', 'teak', 'natural-grey', 'anthracite'), sizes('2.5 l', '5 l')],
        values: { finish: 'matt', spreading_rate: '11' },
        price: tin(11.5),
        picture: { form: 'tin', material: '{colour}' },
        about: t(
          'Oil in spring, on a dry day, after a good scrub.',
          'Im Frühling ölen, an einem trockenen Tag, nach gründlichem Schrubben.',
          'Oliate in primavera, in una giornata asciutta, dopo una bella spazzolata.',
        ),
      },
      {
        code: 'stain-fence',
        name: t('Shed and fence treatment', 'Zaun- und Schuppenfarbe', 'Trattamento per casette e recinzioni'),
        sku: 'STAIN-FENCE',
        variants: [one('colour', 'golden-brown', 'chestnut-brown', 'forest-green', 'slate-grey', 'black'), sizes('5 l', '9 l')],
        values: { spreading_rate: '6' },
        price: tin(2.9),
        picture: { form: 'tin', material: '{colour}' },
        about: t(
          'One coat by brush or sprayer. Safe for plants once dry.',
          'Ein Anstrich mit Pinsel oder Spritze. Trocken pflanzenverträglich.',
          'Una mano a pennello o a spruzzo. Asciutto non nuoce alle piante.',
        ),
      },
      {
        code: 'preserver',
        name: t(
          'End-grain preserver, {colour}, {size}',
          'Schnittkantenschutz, {colour}, {size}',
          'Impregnante per teste, {colour}, {size}',
        ),
        sku: 'STAIN-ENDGRAIN-{colour}',
        each: [one('colour', 'clear', 'green', 'brown')],
        values: { size: '1 l', spreading_rate: '4' },
        price: (v) => of({ clear: 9.8, green: 9.2, brown: 9.2 }, v, 'colour'),
        picture: { form: 'tin', material: '{colour}' },
        about: t(
          'Every cut through treated timber opens a door. This closes it.',
          'Jeder Schnitt öffnet das imprägnierte Holz. Dies schließt ihn.',
          'Ogni taglio nel legno impregnato apre una porta. Questo la chiude.',
        ),
      },
    ],
  ),
]
