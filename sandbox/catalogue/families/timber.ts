import { t } from '../wording/text.ts'
import { byThickness, families, lengths, one, sections } from './family.ts'
import { cubic, machined, solid } from './measures.ts'

const carcassing = { range: 'timber', categories: ['sawn-timber'], weight: solid, linear: true } as const

/** Construction timber, planed softwood. */
export const TIMBER = [
  ...families(
    {
      ...carcassing,
      values: { wood_type: 'whitewood', treatment: 'uc2', finish: 'sawn', use: 'structural', certification: 'pefc' },
    },
    [
      {
        code: 'carcassing',
        name: t(
          '{strength_class} treated sawn timber {thickness} x {width} mm',
          'Konstruktionsholz {strength_class} imprägniert {thickness} x {width} mm',
          'Travetto {strength_class} impregnato {thickness} x {width} mm',
        ),
        sku: 'SAWN-{strength_class}-{thickness}X{width}',
        each: [
          one('strength_class', 'c16', 'c24'),
          sections([47, 75], [47, 100], [47, 125], [47, 150], [47, 175], [47, 200], [47, 225]),
        ],
        variants: [lengths(2400, 3000, 3600, 4200, 4800, 5400, 6000)],
        values: { manufacturer: 'norrskog', moisture_content: '20 %', edge: 'square' },
        price: (v) => cubic(v) * (v.strength_class === 'c24' ? 545 : 485),
        picture: { form: 'batten', material: 'spruce-treated' },
        about: t(
          'Kiln-dried, graded and treated carcassing with eased edges. For floor joists, rafters, stud walls and general framing. Sizes are regularised: what the label says is what you measure.',
          'Getrocknetes, sortiertes und imprägniertes Konstruktionsholz mit gefasten Kanten, für Balkenlagen, Sparren, Ständerwände und Rahmen. Die Maße sind Fertigmaße.',
          'Travetti essiccati, classificati e trattati con spigoli smussati, per solai, falde, pareti e telai. Le misure sono finite.',
        ),
        goesWith: ['HANGER-47X150', 'NAIL-ANNULAR', 'CBOLT-10'],
        childDocuments: true,
      },
      {
        code: 'cls',
        name: t(
          'CLS studwork timber {thickness} x {width} mm',
          'Ständerholz CLS {thickness} x {width} mm',
          'Montante CLS {thickness} x {width} mm',
        ),
        sku: 'CLS-{thickness}X{width}',
        each: [sections([38, 63], [38, 89], [38, 140])],
        variants: [lengths(2400, 3000, 3600, 4800)],
        values: { strength_class: 'c16', treatment: 'kiln', finish: 'planed', manufacturer: 'baltwood' },
        price: (v) => cubic(v) * 470,
        picture: { form: 'batten', material: 'spruce' },
        about: t(
          'Planed, rounded studwork that is kind to hands and plasterboard. The usual choice for partition walls.',
          'Gehobeltes Ständerholz mit runden Kanten, angenehm für Hände und Gipsplatten. Die übliche Wahl für Trennwände.',
          'Montante piallato con spigoli tondi, delicato con mani e cartongesso. La scelta abituale per i divisori.',
        ),
        goesWith: ['SCR-DRYWALL', 'INS-ACOUSTIC'],
      },
      {
        code: 'roof-batten',
        name: t(
          'Graded roofing batten {thickness} x {width} x {length} mm',
          'Dachlatte sortiert {thickness} x {width} x {length} mm',
          'Listello per tetto classificato {thickness} x {width} x {length} mm',
        ),
        sku: 'BATTEN-{thickness}X{width}-{length}',
        each: [sections([25, 38], [25, 50], [38, 50]), lengths(3600, 4800)],
        values: { manufacturer: 'caledon', use: 'outdoor' },
        price: (v) => 0.2 + cubic(v) * 455,
        picture: { form: 'batten', material: 'redwood-treated' },
        about: t(
          'BS 5534 graded batten with the grade stamp on every length, for slating and tiling.',
          'Sortierte Dachlatten mit Stempel auf jedem Stück, für Schiefer und Ziegel.',
          'Listelli classificati con marchio su ogni pezzo, per ardesie e tegole.',
        ),
      },
      {
        code: 'scaffold-board',
        name: t(
          'Scaffold board 38 x 225 x {length} mm',
          'Gerüstbohle 38 x 225 x {length} mm',
          'Tavolone da ponteggio 38 x 225 x {length} mm',
        ),
        sku: 'SCAFFOLD-{length}',
        each: [lengths(2400, 3000, 3900)],
        values: { thickness: 38, width: 225, treatment: 'none', strength_class: 'c24' },
        price: (v) => 1 + cubic(v) * 560,
        picture: { form: 'board', material: 'spruce' },
        about: t(
          'New graded boards with banded ends. Made for scaffolds, bought as often for shelves and planters.',
          'Neue, sortierte Bohlen mit Endbändern. Für Gerüste gemacht, ebenso oft für Regale und Beete gekauft.',
          'Tavoloni nuovi classificati con reggia alle estremità. Nati per i ponteggi, comprati spesso per scaffali e fioriere.',
        ),
        goesWith: ['OIL-DANISH'],
      },
    ],
  ),
  ...families({ range: 'timber', categories: ['planed-softwood'], weight: solid, linear: true }, [
    {
      code: 'pse',
      name: t(
        'Redwood PSE {thickness} x {width} mm',
        'Glattkantbrett Kiefer {thickness} x {width} mm',
        'Tavola piallata di pino {thickness} x {width} mm',
      ),
      sku: 'PSE-{thickness}X{width}',
      each: [
        byThickness({
          12: [25, 50],
          19: [38, 50, 75, 100],
          25: [25, 38, 50, 75, 100, 125, 150, 175, 225],
          32: [100, 150],
          38: [38],
          50: [50, 75, 100],
          75: [75],
        }),
      ],
      variants: [lengths(1800, 2400, 3000, 3600, 4200)],
      values: {
        wood_type: 'redwood',
        finish: 'planed',
        treatment: 'kiln',
        use: 'indoor,joinery',
        certification: 'fsc',
        manufacturer: 'norrskog',
        moisture_content: '12 %',
        edge: 'square',
      },
      price: (v) => machined(v, 0.92, 0.25),
      picture: { form: 'board', material: 'redwood' },
      about: t(
        'Scandinavian redwood, unsorted grade, planed on all four sides. Sizes are nominal; the finished board is about 5 mm less each way.',
        'Nordische Kiefer, vierseitig gehobelt. Rohmaße: Das fertige Brett misst je Richtung rund 5 mm weniger.',
        'Pino di Scandinavia piallato sui quattro lati. Misure nominali: il finito è circa 5 mm in meno per lato.',
      ),
      goesWith: ['PAINT-PRIMER', 'GLUE-D4-500ML', 'SAND-SHEET-120'],
    },
    {
      code: 'matchboard',
      name: t(
        'Redwood TGV matchboard {thickness} x {width} mm',
        'Profilbrett Kiefer {thickness} x {width} mm',
        'Perlina di pino {thickness} x {width} mm',
      ),
      sku: 'TGV-{thickness}X{width}',
      each: [sections([12, 100], [16, 125], [19, 125])],
      variants: [lengths(2400, 3000, 3600, 4800)],
      values: {
        wood_type: 'redwood',
        finish: 'planed',
        type: 'tongue-groove',
        use: 'indoor,joinery',
        manufacturer: 'baltwood',
        certification: 'fsc',
      },
      price: (v) => machined(v, 0.95, 0.3),
      coverage: (v) => (Number(v.width) - 10) * Number(v.length) * 1e-6,
      picture: { form: 'panel', material: 'redwood', profile: 'tongue-groove' },
      about: t(
        'Tongue, groove and V board for panelling, ceilings and cottage doors.',
        'Nut-und-Feder-Bretter mit V-Fuge für Wände, Decken und Brettertüren.',
        'Tavole maschio e femmina con fuga a V per pareti, soffitti e porte rustiche.',
      ),
      goesWith: ['PAINT-PRIMER', 'NAIL-PINS'],
    },
    {
      code: 'pse-pack',
      name: t(
        'Whitewood PAR shelving board {thickness} x {width} x {length} mm',
        'Regalboden Fichte gehobelt {thickness} x {width} x {length} mm',
        'Mensola di abete piallata {thickness} x {width} x {length} mm',
      ),
      sku: 'SHELF-WW-{width}X{length}',
      each: [one('width', 144, 194, 244), lengths(900, 1800)],
      values: { wood_type: 'whitewood', thickness: 18, finish: 'planed', use: 'indoor,furniture', manufacturer: 'baltwood' },
      price: (v) => machined(v, 1.3, 0.6),
      picture: { form: 'board', material: 'whitewood' },
      about: t(
        'Cut to the lengths shelves are, so there is nothing left over.',
        'In Regallängen geschnitten, damit nichts übrig bleibt.',
        'Tagliate alla lunghezza delle mensole, senza avanzi.',
      ),
      goesWith: ['SCR-ZINC-4'],
    },
  ]),
]
