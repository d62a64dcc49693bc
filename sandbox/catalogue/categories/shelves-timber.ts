import { t } from '../wording/text.ts'
import { shelf } from './shelf.ts'

const scene = (material: string) => ({ form: 'scene', material }) as const

/** Timber, boards and mouldings. */
export const TIMBER_SHELVES = {
  timber: shelf(10, 2, t('Timber', 'Holz', 'Legname'), scene('redwood'), {
    about: t(
      'Construction timber, planed joinery softwood and kiln-dried hardwood, stored under cover and sold by the piece.',
      'Bauholz, gehobelte Tischlerware und technisch getrocknetes Laubholz, trocken gelagert und stückweise verkauft.',
      'Legname da costruzione, abete e pino piallati e latifoglie essiccate in forno, al coperto e venduti al pezzo.',
    ),
  }),
  'sawn-timber': shelf(
    11,
    10,
    t('Sawn timber', 'Bauholz', 'Legname segato'),
    { form: 'batten', material: 'spruce' },
    {
      about: t(
        'Graded C16 and C24 carcassing, studwork and roofing battens for floors, walls and roofs.',
        'Sortiertes Konstruktionsholz C16 und C24, Ständer und Dachlatten für Boden, Wand und Dach.',
        'Travetti classificati C16 e C24, montanti e listelli per tetti, pareti e solai.',
      ),
    },
  ),
  'planed-softwood': shelf(
    12,
    10,
    t('Planed softwood', 'Hobelware', 'Tavole piallate'),
    { form: 'board', material: 'redwood' },
    {
      about: t(
        'Redwood PSE for joinery. Sizes are nominal: planing takes about 5 mm off the thickness and the width.',
        'Nordische Kiefer, vierseitig gehobelt. Die Maße sind Rohmaße: Hobeln nimmt je rund 5 mm weg.',
        'Pino di Svezia piallato per falegnameria. Misure nominali: la piallatura toglie circa 5 mm per lato.',
      ),
    },
  ),
  hardwood: shelf(
    13,
    10,
    t('Hardwood boards', 'Laubholz', 'Tavole di latifoglia'),
    { form: 'board', material: 'oak' },
    {
      about: t(
        'Prime-grade oak, ash, walnut, sapele and more, planed all round to finished sizes.',
        'Eiche, Esche, Nussbaum, Sapeli und mehr in Prime-Sortierung, allseitig auf Fertigmaß gehobelt.',
        'Rovere, frassino, noce, sapelli e altri in prima scelta, piallati sui quattro lati a misura finita.',
      ),
    },
  ),
  'oak-beams': shelf(
    14,
    10,
    t('Oak beams', 'Eichenbalken', 'Travi di rovere'),
    { form: 'batten', material: 'oak' },
    {
      about: t(
        'Fresh-sawn and air-dried oak for frames, lintels, mantels and shelves.',
        'Frisch eingeschnittene und luftgetrocknete Eiche für Fachwerk, Stürze, Kamine und Regale.',
        'Rovere fresco di sega e stagionato all’aria per strutture, architravi, caminetti e mensole.',
      ),
    },
  ),
  cladding: shelf(
    15,
    10,
    t('Cladding', 'Fassadenholz', 'Rivestimenti'),
    { form: 'panel', material: 'larch' },
    {
      about: t(
        'Larch, cedar, thermo-ash and treated redwood cladding for houses, garden rooms and sheds.',
        'Lärche, Rotzeder, Thermoesche und imprägnierte Kiefer für Häuser, Gartenhäuser und Schuppen.',
        'Larice, cedro, frassino termotrattato e pino impregnato per case, dépendance e casette.',
      ),
    },
  ),
  'sheet-materials': shelf(16, 2, t('Sheet materials', 'Plattenware', 'Pannelli'), scene('ply-birch'), {
    about: t(
      'Plywood, MDF, OSB and chipboard from stock, in full, half and quarter sheets or cut to your list.',
      'Sperrholz, MDF, OSB und Spanplatten ab Lager, ganz, halb, viertel oder nach Ihrer Liste zugeschnitten.',
      'Compensato, MDF, OSB e truciolare pronti, interi, mezzi, quarti o tagliati secondo la vostra lista.',
    ),
  }),
  plywood: shelf(
    17,
    16,
    t('Plywood', 'Sperrholz', 'Compensato'),
    { form: 'sheet', material: 'ply-birch' },
    {
      about: t(
        'Birch, hardwood, softwood, marine and bending ply.',
        'Birke, Hartholz, Nadelholz, Bootsbau- und Biegesperrholz.',
        'Betulla, latifoglia, conifera, marino e flessibile.',
      ),
    },
  ),
  mdf: shelf(
    18,
    16,
    t('MDF', 'MDF', 'MDF'),
    { form: 'sheet', material: 'mdf' },
    {
      about: t(
        'Standard, moisture-resistant, fire-retardant and oak-veneered MDF.',
        'MDF Standard, feuchtebeständig, schwer entflammbar und furniert.',
        'MDF standard, idrofugo, ignifugo e impiallacciato.',
      ),
    },
  ),
  'osb-chipboard': shelf(
    19,
    16,
    t('OSB and chipboard', 'OSB und Spanplatten', 'OSB e truciolare'),
    { form: 'sheet', material: 'osb' },
    {
      about: t(
        'Structural boards for floors, roofs, walls and hoardings.',
        'Tragende Platten für Boden, Dach, Wand und Bauzaun.',
        'Pannelli strutturali per pavimenti, tetti, pareti e recinzioni di cantiere.',
      ),
    },
  ),
  'furniture-panels': shelf(
    20,
    16,
    t('Furniture panels and worktops', 'Leimholz und Arbeitsplatten', 'Lamellari e piani'),
    {
      form: 'panel',
      material: 'oak',
    },
    {
      about: t(
        'Edge-glued solid wood panels, worktops, melamine boards and hardboard.',
        'Massive Leimholzplatten, Arbeitsplatten, beschichtete Platten und Hartfaser.',
        'Pannelli lamellari massicci, piani di lavoro, nobilitati e faesite.',
      ),
    },
  ),
  mouldings: shelf(21, 2, t('Mouldings', 'Leisten', 'Modanature'), scene('mdf'), {
    about: t(
      'Skirting, architrave, rails, cornice and beading that match from room to room.',
      'Sockelleisten, Bekleidungen, Wandleisten, Stuck- und Zierleisten, die von Raum zu Raum passen.',
      'Battiscopa, coprifili, cornici e modanature coordinati da una stanza all’altra.',
    ),
  }),
  skirting: shelf(
    24,
    21,
    t('Skirting', 'Sockelleisten', 'Battiscopa'),
    { form: 'moulding', material: 'oak', profile: 'torus' },
    {
      about: t(
        'Skirting boards in primed MDF, redwood and oak. Measure each wall, add ten per cent for cuts.',
        'Sockelleisten in grundiertem MDF, Kiefer und Eiche. Jede Wand messen, zehn Prozent Verschnitt zugeben.',
        'Battiscopa in MDF primerizzato, pino e rovere. Misurate ogni parete e aggiungete il dieci per cento.',
      ),
    },
  ),
  'skirting-mdf': shelf(
    25,
    24,
    t('MDF skirting', 'MDF-Sockelleisten', 'Battiscopa in MDF'),
    {
      form: 'moulding',
      material: 'mdf',
      profile: 'ogee',
    },
    {
      about: t(
        'Moisture-resistant MDF, factory primed on the face, edges and back: ready for a top coat.',
        'Feuchtebeständiges MDF, werkseitig allseitig grundiert: fertig zum Lackieren.',
        'MDF idrofugo con fondo applicato in fabbrica su tutti i lati: pronto da smaltare.',
      ),
    },
  ),
  'skirting-timber': shelf(
    26,
    24,
    t('Timber skirting', 'Massivholz-Sockelleisten', 'Battiscopa in legno'),
    {
      form: 'moulding',
      material: 'redwood',
      profile: 'torus',
    },
    {
      about: t(
        'Redwood and solid oak skirting, for paint, stain or oil.',
        'Kiefer und massive Eiche zum Lackieren, Lasieren oder Ölen.',
        'Pino e rovere massiccio da verniciare, mordenzare o oliare.',
      ),
    },
  ),
  architrave: shelf(
    27,
    21,
    t('Architrave', 'Türbekleidungen', 'Coprifili'),
    {
      form: 'moulding',
      material: 'redwood',
      profile: 'ogee',
    },
    {
      about: t(
        'Architrave in the same profiles as our skirting, with plinth and corner blocks.',
        'Bekleidungen in den Profilen unserer Sockelleisten, mit Sockel- und Eckblöcken.',
        'Coprifili nei profili dei nostri battiscopa, con basi e blocchetti d’angolo.',
      ),
    },
  ),
  rails: shelf(
    28,
    21,
    t('Rails and cornice', 'Wandleisten und Gesimse', 'Cornici da parete e soffitto'),
    {
      form: 'moulding',
      material: 'pine',
      profile: 'astragal',
    },
    {
      about: t(
        'Dado rail, picture rail, panel mould, cornice and window board.',
        'Stuhl- und Bilderleisten, Füllungsstäbe, Gesimse und Fensterbänke.',
        'Cornici salvasedia e per quadri, modanature, cornicioni e davanzali.',
      ),
    },
  ),
  beading: shelf(
    29,
    21,
    t('Beading and stripwood', 'Zierleisten und Stäbe', 'Profili e listelli'),
    {
      form: 'moulding',
      material: 'pine',
      profile: 'quadrant',
    },
    {
      about: t(
        'Quadrant, scotia, half round, angle, stripwood and dowel for the last gap of the job.',
        'Viertelstab, Hohlkehle, Halbrund, Winkel, Rechteckleiste und Rundstab für die letzte Fuge.',
        'Quarti di tondo, scozie, mezzitondi, angolari, listelli e tondini per l’ultima fessura.',
      ),
    },
  ),
} as const
