import { t } from '../wording/text.ts'
import { families, lengths, one, thicknesses, widths } from './family.ts'
import { machined, number, of, sheet, solid, square } from './measures.ts'

const FULL = '2440 x 1220 mm'
const structural = { range: 'sheets', categories: ['osb-chipboard'], weight: sheet, coverage: square } as const
const furniture = { range: 'sheets', categories: ['furniture-panels'], weight: solid } as const
const cut = {
  cutting_service_notification_t: t(
    'Available cut to size: choose the panel cutting service and send us your list.',
    'Auf Maß erhältlich: Wählen Sie den Zuschnitt und schicken Sie Ihre Liste.',
    'Disponibile su misura: scegliete il servizio di taglio e inviate la vostra lista.',
  ),
}

/** OSB, chipboard, solid panels, worktops and faced boards. */
export const PANELS = [
  ...families(
    {
      ...structural,
      texts: cut,
      goesWith: ['SCR-STRUCTURAL-6', 'NAIL-ANNULAR'],
      values: { use: 'structural', certification: 'fsc', manufacturer: 'caledon' },
    },
    [
      {
        code: 'osb',
        name: t(
          'OSB/3 board {thickness} mm, {size}',
          'OSB/3-Platte {thickness} mm, {size}',
          'Pannello OSB/3 {thickness} mm, {size}',
        ),
        sku: 'OSB3-{thickness}',
        each: [thicknesses(9, 11, 15, 18, 22)],
        values: { wood_type: 'osb', size: FULL, edge: 'square', strength_class: 'osb-3', brand: 'tyneboard', type: 'structural' },
        price: (v) => square(v) * (1.3 + 0.33 * number(v, 'thickness')),
        picture: { form: 'sheet', material: 'osb' },
        about: t(
          'Load-bearing board for use in humid conditions: roof decks, wall sheathing, site hoardings.',
          'Tragende Platte für den Feuchtbereich: Dachschalung, Wandbeplankung, Bauzäune.',
          'Pannello portante per ambienti umidi: tavolati, pareti, recinzioni di cantiere.',
        ),
      },
      {
        code: 'osb-tg',
        name: t(
          'OSB/3 tongue and groove {thickness} mm, {size}',
          'OSB/3 Nut und Feder {thickness} mm, {size}',
          'OSB/3 maschio e femmina {thickness} mm, {size}',
        ),
        sku: 'OSB3-TG-{thickness}',
        each: [thicknesses(15, 18, 22)],
        values: {
          wood_type: 'osb',
          size: '2400 x 590 mm',
          edge: 'tg4',
          strength_class: 'osb-3',
          use: 'flooring,structural',
          type: 'tongue-groove',
        },
        price: (v) => square(v) * (2.1 + 0.36 * number(v, 'thickness')),
        picture: { form: 'sheet', material: 'osb' },
        about: t(
          'For floors and flat roofs: the joint needs no noggin along the long edge.',
          'Für Böden und Flachdächer: Die Längsfuge braucht kein Zwischenholz.',
          'Per solai e tetti piani: il giunto non richiede traversi sul lato lungo.',
        ),
      },
      {
        code: 'chipboard-floor',
        name: t(
          'P5 chipboard flooring {thickness} mm, {size}',
          'Verlegeplatte P5 {thickness} mm, {size}',
          'Truciolare P5 per pavimenti {thickness} mm, {size}',
        ),
        sku: 'CHIP-P5-{thickness}',
        each: [thicknesses(18, 22)],
        values: {
          wood_type: 'particle',
          size: '2400 x 600 mm',
          edge: 'tg4',
          strength_class: 'p5',
          use: 'flooring',
          colour: 'green',
        },
        price: (v) => square(v) * (1.9 + 0.24 * number(v, 'thickness')),
        picture: { form: 'sheet', material: 'chipboard' },
        about: t(
          'Moisture-resistant flooring grade. Glue every joint with D4 and the floor stays quiet.',
          'Feuchtebeständige Verlegeplatte. Jede Fuge mit D4 verleimt bleibt der Boden still.',
          'Idrofugo per sottofondi. Incollate ogni giunto con D4 e il pavimento non cigola.',
        ),
        goesWith: ['GLUE-D4-500ML', 'SCR-STRUCTURAL-6'],
      },
      {
        code: 'chipboard',
        name: t(
          'Standard chipboard {thickness} mm, {size}',
          'Spanplatte roh {thickness} mm, {size}',
          'Truciolare grezzo {thickness} mm, {size}',
        ),
        sku: 'CHIP-{thickness}',
        each: [thicknesses(12, 15, 18)],
        values: { wood_type: 'particle', size: FULL, edge: 'square', use: 'indoor' },
        price: (v) => square(v) * (1.1 + 0.2 * number(v, 'thickness')),
        picture: { form: 'sheet', material: 'chipboard' },
        about: t(
          'Plain board for carcasses and packing, indoors and dry.',
          'Einfache Platte für Korpusse und Hinterfütterung, innen und trocken.',
          'Pannello semplice per fusti e spessoramenti, interno e asciutto.',
        ),
      },
      {
        code: 'hardboard',
        categories: ['furniture-panels'],
        name: t(
          '{finish} hardboard {thickness} mm, {size}',
          'Hartfaserplatte {finish} {thickness} mm, {size}',
          'Faesite {finish} {thickness} mm, {size}',
        ),
        sku: 'HARD-{finish}-{thickness}',
        each: [
          [
            { finish: 'unfinished', thickness: 3.2 },
            { finish: 'unfinished', thickness: 6 },
            { finish: 'primed', thickness: 3.2 },
          ],
        ],
        values: { wood_type: 'mdf', size: FULL, use: 'indoor' },
        price: (v) => square(v) * (1.2 + 0.42 * number(v, 'thickness')) * (v.finish === 'primed' ? 1.3 : 1),
        picture: { form: 'sheet', material: 'hardboard' },
        about: t(
          'Thin, tough and flat: backs, drawer bottoms, floor protection.',
          'Dünn, zäh und eben: Rückwände, Schubladenböden, Bodenschutz.',
          'Sottile, tenace e piana: schienali, fondi di cassetti, protezione pavimenti.',
        ),
      },
    ],
  ),
  ...families(
    {
      ...furniture,
      texts: cut,
      goesWith: ['OIL-WORKTOP', 'OIL-HARDWAX', 'SAND-SHEET-180'],
      values: { use: 'furniture,kitchen', certification: 'fsc', finish: 'unfinished' },
    },
    [
      {
        code: 'furniture-panel',
        name: t(
          '{wood_type} furniture panel {thickness} mm',
          'Leimholzplatte {wood_type} {thickness} mm',
          'Pannello lamellare di {wood_type} {thickness} mm',
        ),
        sku: 'PANEL-{wood_type}-{thickness}',
        each: [one('wood_type', 'oak', 'beech', 'pine', 'walnut'), thicknesses(18, 27)],
        variants: [widths(200, 300, 400, 600), lengths(800, 1200, 2000)],
        values: { manufacturer: 'rheinholz', edge: 'square' },
        price: (v) => machined(v, 0.5, 2.2),
        coverage: square,
        picture: { form: 'panel', material: '{wood_type}' },
        about: t(
          'Full-length or finger-jointed staves, glued edge to edge, sanded to 120. Ready to cut into shelves and cabinets.',
          'Durchgehende oder keilgezinkte Lamellen, breitenverleimt und mit 120 geschliffen. Für Regale und Korpusse.',
          'Lamelle intere o giuntate, incollate di bordo e levigate a 120. Pronto per mensole e mobili.',
        ),
      },
      {
        code: 'worktop',
        name: t(
          'Solid {wood_type} worktop 40 mm',
          'Arbeitsplatte {wood_type} massiv 40 mm',
          'Piano di lavoro in {wood_type} massello 40 mm',
        ),
        sku: 'WORKTOP-{wood_type}',
        each: [one('wood_type', 'oak', 'walnut', 'beech', 'iroko')],
        variants: [widths(620, 720, 960), lengths(2000, 3000, 4000)],
        values: { thickness: 40, edge: 'square', brand: 'heartwood' },
        price: (v) => machined(v, 0.52, 9),
        coverage: square,
        picture: { form: 'panel', material: '{wood_type}' },
        about: t(
          '40 mm staves of full thickness. Oil it three times before it is fitted, underneath as well.',
          'Lamellen in voller 40-mm-Stärke. Vor dem Einbau dreimal ölen, auch die Unterseite.',
          'Lamelle a tutto spessore da 40 mm. Oliatelo tre volte prima del montaggio, anche sotto.',
        ),
      },
      {
        code: 'melamine',
        name: t('Furniture board {colour}, 15 mm', 'Möbelbauplatte {colour}, 15 mm', 'Pannello per mobili {colour}, 15 mm'),
        sku: 'MELA-{colour}',
        each: [one('colour', 'white', 'oak-effect', 'walnut-effect', 'grey-effect')],
        variants: [widths(229, 305, 457, 610), lengths(1220, 2440)],
        values: { wood_type: 'particle', thickness: 15, finish: 'melamine', brand: 'tyneboard', use: 'furniture' },
        price: (v) =>
          1.4 + square(v) * of({ white: 9.4, 'oak-effect': 11.8, 'walnut-effect': 11.8, 'grey-effect': 12.2 }, v, 'colour'),
        coverage: square,
        picture: { form: 'panel', material: '{colour}' },
        about: t(
          'Faced both sides and edged on the long sides, so a shelf is one cut away.',
          'Beidseitig beschichtet und an den Längskanten bekantet: ein Schnitt, und der Boden ist fertig.',
          'Nobilitato sulle due facce e bordato sui lati lunghi: un taglio e la mensola è fatta.',
        ),
      },
      {
        code: 'window-board',
        categories: ['rails'],
        range: 'mouldings',
        name: t(
          '{wood_type} window board {thickness} mm',
          'Fensterbank {wood_type} {thickness} mm',
          'Davanzale in {wood_type} {thickness} mm',
        ),
        sku: 'WINBOARD-{wood_type}',
        each: [
          [
            { wood_type: 'mdf', thickness: 25, finish: 'primed' },
            { wood_type: 'oak', thickness: 22, finish: 'unfinished' },
            { wood_type: 'pine', thickness: 25, finish: 'unfinished' },
          ],
        ],
        variants: [widths(169, 219, 269), lengths(2440, 3050)],
        values: { type: 'bullnose', use: 'indoor,joinery' },
        price: (v) => machined(v, v.wood_type === 'mdf' ? 2 : 0.72, 1.5),
        linear: true,
        picture: { form: 'moulding', material: '{wood_type}', profile: 'bullnose' },
        about: t(
          'Bullnosed front edge with a tongue for the architrave below.',
          'Gerundete Vorderkante mit Feder für die Bekleidung darunter.',
          'Bordo anteriore a mezzo toro con linguetta per il coprifilo.',
        ),
        goesWith: ['ADH-GRAB', 'PAINT-EGGSHELL'],
      },
    ],
  ),
]
