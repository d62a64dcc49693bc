import { t } from '../wording/text.ts'
import { families } from './family.ts'

const each = (...skus: readonly string[]) => skus.map((sku) => ({ sku, quantity: 1 }))
const grouped = { type: 'grouped', weight: () => 0, uncounted: true } as const

/** Products shown side by side, each with its own quantity. */
export const GROUPS = families({ ...grouped, range: 'decking', categories: ['decking-accessories'] }, [
  {
    code: 'group-decking',
    name: t(
      'Decking accessories, everything to finish a deck',
      'Terrassenzubehör, alles für den Abschluss',
      'Accessori per decking, tutto per finire la terrazza',
    ),
    sku: 'GROUP-DECK',
    price: () => 0,
    picture: { form: 'kit', material: 'steel', profile: 'decking' },
    about: t(
      'Screws, clips, tape and cleaner on one page. Set the quantities and add them together.',
      'Schrauben, Clips, Band und Reiniger auf einer Seite. Mengen eintragen und zusammen in den Korb legen.',
      'Viti, clip, nastro e detergente in una pagina. Indicate le quantità e aggiungeteli insieme.',
    ),
    members: each('SCR-DECK-4.5X65', 'SCR-DECK-4.5X75', 'DECK-CLIPS', 'DECK-TAPE', 'DECK-CLEAN-1L'),
  },
  {
    code: 'group-balustrade',
    name: t('Deck balustrade parts', 'Geländerteile für die Terrasse', 'Elementi per balaustra'),
    sku: 'GROUP-BALUSTRADE',
    price: () => 0,
    picture: { form: 'kit', material: 'redwood-treated', profile: 'balustrade' },
    about: t(
      'Posts, rails and balusters that fit each other.',
      'Pfosten, Handläufe und Stäbe, die zueinander passen.',
      'Pali, corrimano e balaustri che si accordano.',
    ),
    members: each(
      'DECKPOST-1200',
      'DECKRAIL-1800',
      'DECKRAIL-2400',
      'DECKBAL-SQUARE',
      'DECKBAL-STOP-CHAMFERED',
      'DECKBAL-COLONIAL-WIDE',
    ),
  },
  {
    code: 'group-pedestals',
    categories: ['decking-frame'],
    name: t('Adjustable deck pedestals, all heights', 'Stelzlager, alle Höhen', 'Piedini regolabili, tutte le altezze'),
    sku: 'GROUP-PEDESTAL',
    price: () => 0,
    picture: { form: 'bolt', material: 'nylon', profile: 'pedestal' },
    about: t(
      'Measure the fall of the roof and count each height.',
      'Gefälle messen und jede Höhe zählen.',
      'Misurate la pendenza e contate ogni altezza.',
    ),
    members: each('PEDESTAL-25-40', 'PEDESTAL-40-70', 'PEDESTAL-70-115', 'PEDESTAL-115-220'),
  },
  {
    code: 'group-sandpaper',
    range: 'tools',
    categories: ['abrasives'],
    name: t('Sandpaper sheets, all grits', 'Schleifpapier, alle Körnungen', 'Carta vetrata, tutte le grane'),
    sku: 'GROUP-SANDPAPER',
    price: () => 0,
    picture: { form: 'abrasive', material: 'aluminium-oxide', profile: 'sheet' },
    about: t(
      'Skip no more than one grit on the way up.',
      'Höchstens eine Körnung überspringen.',
      'Non saltate più di una grana alla volta.',
    ),
    members: each('SAND-SHEET-60', 'SAND-SHEET-80', 'SAND-SHEET-120', 'SAND-SHEET-180', 'SAND-SHEET-240', 'SAND-SHEET-320'),
  },
  {
    code: 'group-caps',
    range: 'stairs',
    categories: ['newels'],
    name: t('Oak newel caps', 'Pfostenkappen Eiche', 'Cappelli in rovere'),
    sku: 'GROUP-CAPS-OAK',
    price: () => 0,
    picture: { form: 'newel', material: 'oak', profile: 'ball' },
    about: t('All four shapes in oak.', 'Alle vier Formen in Eiche.', 'Le quattro forme in rovere.'),
    members: [
      { sku: 'CAP-OAK-BALL', quantity: 2 },
      { sku: 'CAP-OAK-ACORN', quantity: 2 },
      { sku: 'CAP-OAK-PYRAMID', quantity: 2 },
      { sku: 'CAP-OAK-FLAT', quantity: 2 },
    ],
  },
  {
    code: 'group-door',
    range: 'doors',
    categories: ['door-linings'],
    name: t(
      'Door fitting pack, hinges to handles',
      'Türmontage, vom Band bis zum Drücker',
      'Montaggio porta, dalle cerniere alla maniglia',
    ),
    sku: 'GROUP-DOORSET',
    price: () => 0,
    picture: { form: 'bolt', material: 'chrome', profile: 'handle' },
    about: t(
      'What a door needs besides the door.',
      'Was eine Tür außer der Tür braucht.',
      'Ciò che serve a una porta oltre alla porta.',
    ),
    members: each('LEVER-CHROME', 'STOP-PINE-2100', 'ADH-CAULK', 'TOOL-COUNTERSINK'),
  },
  {
    code: 'group-insulation',
    range: 'insulation',
    categories: ['insulation-boards'],
    taxClass: 3,
    name: t('PIR boards, all thicknesses', 'PIR-Platten, alle Stärken', 'Pannelli PIR, tutti gli spessori'),
    sku: 'GROUP-PIR',
    price: () => 0,
    picture: { form: 'insulation', material: 'pir' },
    about: t(
      'One page for the whole roof: rafters, upstands and the loft hatch.',
      'Eine Seite für das ganze Dach: Sparren, Kniestock, Bodenluke.',
      'Una pagina per tutto il tetto: puntoni, risvolti e botola.',
    ),
    members: each('PIR-25', 'PIR-50', 'PIR-75', 'PIR-100', 'PIR-150', 'INS-TAPE'),
  },
  {
    code: 'group-fence',
    range: 'fencing',
    categories: ['fencing'],
    name: t('Featheredge fencing by the piece', 'Bretterzaun einzeln', 'Recinzione a tavole, a pezzo'),
    sku: 'GROUP-FEATHER',
    price: () => 0,
    picture: { form: 'fence', material: 'golden-brown', profile: 'closeboard' },
    about: t(
      'Boards, rails and gravel boards for a fence built on site. Eleven boards to the metre.',
      'Bretter, Riegel und Sockelbretter für den Zaun vor Ort. Elf Bretter je Meter.',
      'Tavole, traversi e basi per una recinzione montata sul posto. Undici tavole al metro.',
    ),
    members: each('FEATHER-1500', 'FEATHER-1650', 'FEATHER-1800', 'ARRIS-3000', 'GRAVEL-150-3000', 'POSTMIX'),
  },
])
