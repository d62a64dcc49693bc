import { t } from '../wording/text.ts'
import { families, lengths, one, type Values, widths } from './family.ts'
import { machined, number, of, solid } from './measures.ts'

const TURNING: Readonly<Record<string, number>> = {
  square: 1.1,
  'stop-chamfered': 1.7,
  colonial: 2.3,
  'barley-twist': 6.2,
  fluted: 3.4,
  provincial: 2.5,
  victorian: 2.6,
}
const WOODS = [
  { wood_type: 'oak', finish: 'sanded', certification: 'fsc' },
  { wood_type: 'pine', finish: 'sanded', certification: 'fsc' },
  { wood_type: 'hemlock', finish: 'sanded', certification: 'pefc' },
  { wood_type: 'tulipwood', finish: 'primed', certification: 'fsc' },
]
const square = (v: Values) => ({ ...v, thickness: number(v, 'width') })
const common = { range: 'stairs', values: { brand: 'ashdown', use: 'indoor,joinery', manufacturer: 'severn' } } as const

/** Spindles, newels and caps. */
export const STAIRS = [
  ...families(
    {
      ...common,
      categories: ['spindles'],
      weight: (v) => solid(square(v)) * 0.8,
      values: { ...common.values, stair_part: 'spindle' },
    },
    [
      {
        code: 'spindle',
        name: t('{type} spindle, {wood_type}', 'Treppenstab {type}, {wood_type}', 'Colonnina {type}, {wood_type}'),
        sku: 'SPINDLE-{wood_type}-{type}',
        each: [WOODS, one('type', 'square', 'stop-chamfered', 'colonial', 'provincial', 'fluted', 'barley-twist')],
        variants: [widths(32, 41), lengths(900, 1100)],
        price: (v) => of(TURNING, v, 'type') + machined(square(v), 1.05, 0),
        picture: { form: 'spindle', material: '{wood_type}', profile: '{type}' },
        about: t(
          'Turned and sanded, square at both ends to sit in a grooved rail. 900 mm for the stair, 1100 mm for the landing; both are cut on site.',
          'Gedrechselt und geschliffen, beide Enden quadratisch für genutete Handläufe. 900 mm für die Treppe, 1100 mm für das Podest.',
          'Tornita e levigata, estremità quadrate per corrimano scanalati. 900 mm per la scala, 1100 mm per il pianerottolo.',
        ),
        goesWith: ['HANDRAIL-OAK-HDR', 'FILLET-OAK-32'],
        childDocuments: true,
      },
      {
        code: 'spindle-pack',
        name: t(
          '{wood_type} stop chamfered spindles 41 x 900 mm, pack of {pack_quantity}',
          'Treppenstäbe {wood_type} gefast 41 x 900 mm, {pack_quantity} Stück',
          'Colonnine smussate in {wood_type} 41 x 900 mm, {pack_quantity} pezzi',
        ),
        sku: 'SPINDLEPACK-{wood_type}',
        each: [WOODS],
        values: { type: 'stop-chamfered', width: 41, length: 900, pack_quantity: 10 },
        price: (v) => 9.2 * (1.7 + machined(square(v), 1.05, 0)),
        weight: (v) => solid(square(v)) * 8,
        picture: { form: 'spindle', material: '{wood_type}', profile: 'stop-chamfered' },
        about: t(
          'Ten of a kind from one batch, for a straight flight.',
          'Zehn Stück aus einer Charge, für einen geraden Lauf.',
          'Dieci pezzi dello stesso lotto, per una rampa dritta.',
        ),
        goesWith: ['NEWEL-OAK-STOP-CHAMFERED'],
      },
      {
        code: 'spindle-metal',
        name: t(
          'Metal spindle, {finish}, {type} 900 mm',
          'Metallstab {finish}, {type} 900 mm',
          'Colonnina in metallo, {finish}, {type} 900 mm',
        ),
        sku: 'SPINDLE-METAL-{finish}-{type}',
        each: [one('finish', 'black-powder', 'chrome', 'brushed-nickel'), one('type', 'square', 'barley-twist')],
        values: { width: 16, length: 900, material: 'steel' },
        price: (v) =>
          of({ 'black-powder': 6.4, chrome: 9.8, 'brushed-nickel': 9.8 }, v, 'finish') + (v.type === 'square' ? 0 : 1.9),
        weight: () => 1.1,
        picture: { form: 'spindle', material: '{finish}', profile: '{type}' },
        about: t(
          'Solid steel with oak shoes top and bottom. Cut with a hacksaw to the rake of the stair.',
          'Massiver Stahl mit Schuhen oben und unten. Mit der Metallsäge auf Schräge schneiden.',
          'Acciaio pieno con scarpette sopra e sotto. Si taglia col seghetto sull’inclinazione.',
        ),
      },
      {
        code: 'glass-panel',
        name: t(
          'Toughened glass stair panel {thickness} x {width} x {length} mm',
          'Glasfüllung ESG {thickness} x {width} x {length} mm',
          'Pannello in vetro temperato {thickness} x {width} x {length} mm',
        ),
        sku: 'GLASS-STAIR-{width}',
        each: [widths(200, 600, 800)],
        values: { stair_part: 'panel', thickness: 8, length: 790, material: 'glass' },
        price: (v) => 14 + number(v, 'width') * 0.076,
        weight: (v) => (8 * number(v, 'width') * 790 * 2.5) / 1e6,
        picture: { form: 'panel', material: 'glass' },
        about: t(
          '8 mm toughened glass with polished edges, for the 8 mm groove of our landing rails.',
          '8 mm Einscheibensicherheitsglas, Kanten poliert, für die 8-mm-Nut unserer Handläufe.',
          'Vetro temperato da 8 mm, bordi lucidi, per la scanalatura da 8 mm dei nostri corrimano.',
        ),
      },
    ],
  ),
  ...families({ ...common, categories: ['newels'], weight: (v) => solid(square(v)) }, [
    {
      code: 'newel',
      name: t('{type} newel post, {wood_type}', 'Treppenpfosten {type}, {wood_type}', 'Montante {type}, {wood_type}'),
      sku: 'NEWEL-{wood_type}-{type}',
      each: [WOODS, one('type', 'square', 'stop-chamfered', 'colonial', 'provincial')],
      variants: [widths(82, 90, 115), lengths(1500)],
      values: { stair_part: 'newel' },
      price: (v) => 3 * of(TURNING, v, 'type') + machined(square(v), 0.78, 3),
      picture: { form: 'newel', material: '{wood_type}', profile: '{type}' },
      about: t(
        'One-piece newel from laminated stock, so that it stays straight. Mortise it for the string and cut it to height.',
        'Einteiliger Pfosten aus verleimtem Holz, damit er gerade bleibt. Für die Wange stemmen und ablängen.',
        'Montante intero lamellare, così resta diritto. Mortasatelo per il cosciale e tagliatelo in altezza.',
      ),
      goesWith: ['CAP-OAK-BALL', 'HANDRAIL-OAK-HDR'],
    },
    {
      code: 'newel-base',
      name: t(
        '{wood_type} newel base {width} x {length} mm',
        'Pfostensockel {wood_type} {width} x {length} mm',
        'Base per montante in {wood_type} {width} x {length} mm',
      ),
      sku: 'NEWELBASE-{wood_type}',
      each: [WOODS],
      values: { stair_part: 'newel-base', width: 90, length: 470, type: 'square' },
      price: (v) => machined(square(v), 0.85, 4),
      picture: { form: 'newel', material: '{wood_type}', profile: 'square' },
      about: t(
        'Takes a turned top with a 50 mm spigot.',
        'Nimmt ein gedrechseltes Oberteil mit 50-mm-Zapfen auf.',
        'Riceve una parte tornita con perno da 50 mm.',
      ),
    },
    {
      code: 'newel-cap',
      name: t('{type} newel cap, {wood_type}', 'Pfostenkappe {type}, {wood_type}', 'Cappello per montante {type}, {wood_type}'),
      sku: 'CAP-{wood_type}-{type}',
      each: [WOODS, one('type', 'ball', 'acorn', 'pyramid', 'flat')],
      values: { stair_part: 'cap', width: 90 },
      price: (v) =>
        of({ ball: 7.4, acorn: 8.2, pyramid: 5.1, flat: 4.3 }, v, 'type') *
        of({ oak: 1.6, pine: 1, hemlock: 1.2, tulipwood: 1.1 }, v, 'wood_type'),
      weight: () => 0.35,
      picture: { form: 'newel', material: '{wood_type}', profile: '{type}' },
      about: t(
        'With a dowel for the newel top. Fits posts of 82 to 90 mm.',
        'Mit Dübel für den Pfostenkopf. Für Pfosten von 82 bis 90 mm.',
        'Con spina per la testa del montante. Per montanti da 82 a 90 mm.',
      ),
      goesWith: ['GLUE-PVA-250ML'],
    },
  ]),
  ...families({ ...common, categories: ['handrails'], weight: (v) => solid(v) * 0.75, linear: true }, [
    {
      code: 'handrail',
      name: t('{type} handrail, {wood_type}', 'Handlauf {type}, {wood_type}', 'Corrimano {type}, {wood_type}'),
      sku: 'HANDRAIL-{wood_type}-{type}',
      each: [WOODS, one('type', 'hdr', 'grooved', 'round')],
      variants: [
        [
          { width: 59, thickness: 59 },
          { width: 70, thickness: 62 },
        ],
        lengths(2400, 3000, 3600, 4200),
      ],
      values: { stair_part: 'handrail' },
      price: (v) => machined(v, 0.95, 1.2),
      picture: { form: 'handrail', material: '{wood_type}', profile: '{type}' },
      about: t(
        'The HDR section with its finger grip, a grooved rail for spindles, or a round mopstick for the wall side.',
        'HDR-Profil mit Griffmulde, genuteter Handlauf für Stäbe oder Rundhandlauf für die Wandseite.',
        'Profilo HDR con presa per le dita, corrimano scanalato per colonnine o tondo per il lato parete.',
      ),
      goesWith: ['BRACKET-BRASS', 'FILLET-OAK-32'],
    },
    {
      code: 'baserail',
      name: t(
        '{wood_type} baserail for {width} mm spindles, {length} mm',
        'Untergurt {wood_type} für {width}-mm-Stäbe, {length} mm',
        'Corrente in {wood_type} per colonnine da {width} mm, {length} mm',
      ),
      sku: 'BASERAIL-{wood_type}-{width}-{length}',
      each: [WOODS, widths(32, 41), lengths(2400, 3600)],
      values: { stair_part: 'baserail', thickness: 32 },
      price: (v) => machined({ ...v, width: 62 }, 0.95, 1),
      weight: (v) => solid({ ...v, width: 62 }) * 0.8,
      picture: { form: 'handrail', material: '{wood_type}', profile: 'baserail' },
      about: t(
        'Sits on the string and takes the feet of the spindles. Fillet is sold separately.',
        'Sitzt auf der Wange und nimmt die Füße der Stäbe auf. Füllleiste separat.',
        'Poggia sul cosciale e riceve il piede delle colonnine. Listello a parte.',
      ),
    },
    {
      code: 'fillet',
      name: t(
        '{wood_type} fillet for {width} mm spindles, 3600 mm',
        'Füllleiste {wood_type} für {width}-mm-Stäbe, 3600 mm',
        'Listello in {wood_type} per colonnine da {width} mm, 3600 mm',
      ),
      sku: 'FILLET-{wood_type}-{width}',
      each: [one('wood_type', 'oak', 'pine'), widths(32, 41)],
      values: { stair_part: 'fillet', thickness: 6, length: 3600 },
      price: (v) => machined(v, 1.4, 1.4),
      picture: { form: 'moulding', material: '{wood_type}', profile: 'square-edge' },
      about: t(
        'Cut between the spindles to hold them upright and apart.',
        'Zwischen die Stäbe geschnitten, hält sie senkrecht und auf Abstand.',
        'Tagliato tra le colonnine, le tiene diritte e distanziate.',
      ),
    },
    {
      code: 'tread',
      name: t(
        'Oak stair tread {thickness} x {width} x {length} mm',
        'Trittstufe Eiche {thickness} x {width} x {length} mm',
        'Pedata in rovere {thickness} x {width} x {length} mm',
      ),
      sku: 'TREAD-OAK-{length}',
      each: [lengths(900, 1000, 1200)],
      values: { stair_part: 'tread', wood_type: 'oak', thickness: 22, width: 260, finish: 'sanded', type: 'bullnose' },
      price: (v) => machined(v, 0.86, 3),
      linear: false,
      picture: { form: 'board', material: 'oak', profile: 'bullnose' },
      about: t(
        'Solid oak with a bullnosed front edge, to clad an old stair or build a new one.',
        'Massive Eiche mit gerundeter Vorderkante, zum Verkleiden oder Neubauen.',
        'Rovere massiccio con bordo a mezzo toro, per rivestire o costruire una scala.',
      ),
      goesWith: ['OIL-HARDWAX', 'ADH-GRAB'],
    },
    {
      code: 'rail-bracket',
      name: t('Handrail bracket, {finish}', 'Handlaufhalter, {finish}', 'Supporto corrimano, {finish}'),
      sku: 'BRACKET-{finish}',
      each: [one('finish', 'brass', 'chrome', 'black-powder', 'brushed-nickel')],
      values: { stair_part: 'bracket', material: 'steel' },
      price: (v) => of({ brass: 5.4, chrome: 4.2, 'black-powder': 3.6, 'brushed-nickel': 4.4 }, v, 'finish'),
      weight: () => 0.22,
      linear: false,
      picture: { form: 'bolt', material: '{finish}', profile: 'bracket' },
      about: t(
        'One every 900 mm, into a stud or a proper plug.',
        'Alle 900 mm einer, in den Ständer oder einen guten Dübel.',
        'Uno ogni 900 mm, nel montante o in un buon tassello.',
      ),
    },
  ]),
]
