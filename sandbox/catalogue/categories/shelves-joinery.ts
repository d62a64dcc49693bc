import { t } from '../wording/text.ts'
import { shelf } from './shelf.ts'

const scene = (material: string) => ({ form: 'scene', material }) as const

/** Stairs, decking, fencing, doors, floors and insulation. */
export const JOINERY_SHELVES = {
  'stair-parts': shelf(30, 2, t('Stair parts', 'Treppenteile', 'Parti per scale'), scene('ash'), {
    about: t(
      'Spindles, newels, handrails and caps that fit each other, in pine, hemlock, oak and painted white.',
      'Stäbe, Pfosten, Handläufe und Kappen, die zueinander passen, in Kiefer, Hemlock, Eiche und weiß grundiert.',
      'Colonnine, montanti, corrimano e cappelli coordinati, in pino, hemlock, rovere e bianco.',
    ),
  }),
  spindles: shelf(
    31,
    30,
    t('Spindles', 'Treppenstäbe', 'Colonnine'),
    { form: 'spindle', material: 'oak', profile: 'colonial' },
    {
      about: t(
        'Wood and metal spindles and glass panels. Allow no gap that a 100 mm ball could pass.',
        'Holz- und Metallstäbe und Glasfüllungen. Die lichte Weite bleibt unter 100 mm.',
        'Colonnine in legno e metallo e pannelli in vetro. La luce libera resta sotto i 100 mm.',
      ),
    },
  ),
  newels: shelf(
    32,
    30,
    t('Newel posts and caps', 'Treppenpfosten und Kappen', 'Montanti e cappelli'),
    {
      form: 'newel',
      material: 'oak',
      profile: 'stop-chamfered',
    },
    {
      about: t(
        'One-piece newels, newel bases and the caps to finish them.',
        'Einteilige Pfosten, Pfostensockel und die passenden Kappen.',
        'Montanti interi, basi e i cappelli per completarli.',
      ),
    },
  ),
  handrails: shelf(
    33,
    30,
    t('Handrails and baserails', 'Handläufe und Untergurte', 'Corrimano e correnti'),
    {
      form: 'handrail',
      material: 'oak',
      profile: 'hdr',
    },
    {
      about: t(
        'Handrails and matching baserails, grooved for 32 or 41 mm spindles or plain, with brackets and fillet.',
        'Handläufe und Untergurte, für 32- oder 41-mm-Stäbe genutet oder glatt, mit Haltern und Füllleisten.',
        'Corrimano e correnti, scanalati per colonnine da 32 o 41 mm o lisci, con supporti e listelli.',
      ),
    },
  ),
  decking: shelf(34, 2, t('Decking', 'Terrassen', 'Decking'), scene('balau'), {
    about: t(
      'Everything for a deck, from the joists to the last clip.',
      'Alles für die Terrasse, von der Unterkonstruktion bis zum letzten Clip.',
      'Tutto per la terrazza, dalla struttura all’ultima clip.',
    ),
  }),
  'decking-boards': shelf(
    35,
    34,
    t('Decking boards', 'Terrassendielen', 'Doghe per terrazze'),
    { form: 'decking', material: 'balau' },
    {
      about: t(
        'Treated softwood, larch, tropical hardwood and composite boards.',
        'Imprägniertes Nadelholz, Lärche, Tropenholz und WPC.',
        'Conifera impregnata, larice, legni tropicali e composito.',
      ),
      urlKeys: t('boards', 'dielen', 'doghe'),
    },
  ),
  'decking-frame': shelf(
    36,
    34,
    t('Joists and posts', 'Unterkonstruktion', 'Struttura e pali'),
    { form: 'batten', material: 'redwood' },
    {
      about: t(
        'Treated C16 joists, deck posts and adjustable pedestals.',
        'Imprägnierte Unterkonstruktion C16, Pfosten und Stelzlager.',
        'Travetti impregnati C16, pali e piedini regolabili.',
      ),
    },
  ),
  'decking-accessories': shelf(
    37,
    34,
    t('Decking accessories', 'Terrassenzubehör', 'Accessori per decking'),
    { form: 'kit', material: 'steel' },
    {
      about: t(
        'Clips, joist tape, balustrade parts, oils and cleaners.',
        'Clips, Fugenband, Geländerteile, Öle und Reiniger.',
        'Clip, nastro per travetti, balaustre, oli e detergenti.',
      ),
      urlKeys: t('accessories', 'zubehoer', 'accessori'),
    },
  ),
  fencing: shelf(38, 2, t('Fencing', 'Zäune', 'Recinzioni'), scene('larch'), {
    about: t(
      'Panels, posts, rails, gates and sleepers, pressure treated for years in the ground.',
      'Elemente, Pfosten, Riegel, Tore und Schwellen, kesseldruckimprägniert für Jahre im Erdreich.',
      'Pannelli, pali, traversi, cancelli e traversine, impregnati in autoclave per anni a terra.',
    ),
  }),
  'fence-panels': shelf(
    39,
    38,
    t('Fence panels and gates', 'Zaunelemente und Tore', 'Pannelli e cancelli'),
    {
      form: 'fence',
      material: 'larch',
      profile: 'closeboard',
    },
    {
      about: t(
        'Overlap, closeboard, slatted and trellis panels with gates to match.',
        'Lamellen-, Dicht-, Latten- und Spalierelemente mit passenden Toren.',
        'Pannelli sormontati, chiusi, a doghe e trellis con cancelli coordinati.',
      ),
      urlKeys: t('panels', 'elemente', 'pannelli'),
    },
  ),
  'fence-posts': shelf(
    40,
    38,
    t('Posts, rails and sleepers', 'Pfosten, Riegel und Schwellen', 'Pali, traversi e traversine'),
    {
      form: 'batten',
      material: 'pine',
    },
    {
      about: t(
        'Timber and concrete posts, gravel boards, featheredge, rails and sleepers.',
        'Holz- und Betonpfosten, Sockelbretter, konische Bretter, Riegel und Schwellen.',
        'Pali in legno e calcestruzzo, tavole di base, tavole a cuneo, traversi e traversine.',
      ),
      urlKeys: t('posts-and-rails', 'pfosten', 'pali'),
    },
  ),
  'doors-flooring': shelf(41, 2, t('Doors and flooring', 'Türen und Böden', 'Porte e pavimenti'), scene('oak'), {
    about: t(
      'Internal doors, linings, engineered oak floors and what goes beneath them.',
      'Innentüren, Zargen, Eichen-Fertigparkett und was darunter liegt.',
      'Porte interne, telai, parquet in rovere e ciò che ci sta sotto.',
    ),
  }),
  doors: shelf(
    42,
    41,
    t('Internal doors', 'Innentüren', 'Porte interne'),
    { form: 'door', material: 'oak', profile: 'shaker' },
    {
      about: t(
        'Oak-veneered and white primed doors, also as FD30 fire doors.',
        'Eichenfurnierte und weiß grundierte Türen, auch als Feuerschutztür FD30.',
        'Porte impiallacciate rovere e bianche primerizzate, anche tagliafuoco FD30.',
      ),
    },
  ),
  'door-linings': shelf(
    43,
    41,
    t('Door linings and ironmongery', 'Zargen und Beschläge', 'Telai e ferramenta'),
    {
      form: 'door',
      material: 'pine',
      profile: 'lining',
    },
    {
      about: t(
        'Lining sets, fire casings, stops, hinges, latches and handles.',
        'Zargensätze, Brandschutzzargen, Anschlagleisten, Bänder, Fallen und Drücker.',
        'Set di telai, telai tagliafuoco, battute, cerniere, scrocchi e maniglie.',
      ),
    },
  ),
  flooring: shelf(
    44,
    41,
    t('Wood flooring', 'Holzböden', 'Pavimenti in legno'),
    { form: 'flooring', material: 'oak' },
    {
      about: t(
        'Engineered and solid oak and laminate, sold by the pack. The pack size is on every product.',
        'Fertigparkett, Massivdielen und Laminat paketweise. Der Paketinhalt steht bei jedem Artikel.',
        'Parquet prefinito, massello e laminato, venduti a pacco. Il contenuto è indicato su ogni articolo.',
      ),
    },
  ),
  'flooring-accessories': shelf(
    45,
    41,
    t('Underlay and trims', 'Unterlagen und Profile', 'Materassini e profili'),
    {
      form: 'insulation',
      material: 'wood-fibre',
    },
    {
      about: t(
        'Underlay, thresholds, scotia and floor care.',
        'Unterlagen, Übergangsprofile, Abschlussleisten und Pflege.',
        'Materassini, soglie, scozie e cura del pavimento.',
      ),
    },
  ),
  insulation: shelf(46, 2, t('Insulation', 'Dämmung', 'Isolamento'), scene('wood-fibre'), {
    about: t(
      'PIR boards, mineral wool and wood fibre. Energy-saving materials carry the reduced rate of VAT.',
      'PIR-Platten, Mineralwolle und Holzfaser für Dach, Wand und Boden.',
      'Pannelli PIR, lana minerale e fibra di legno con IVA ridotta per l’efficienza energetica.',
    ),
  }),
  'insulation-boards': shelf(
    47,
    46,
    t('Insulation boards', 'Dämmplatten', 'Pannelli isolanti'),
    { form: 'insulation', material: 'pir' },
    {
      about: t(
        'Rigid PIR, EPS and wood fibre boards.',
        'Feste Platten aus PIR, EPS und Holzfaser.',
        'Pannelli rigidi in PIR, EPS e fibra di legno.',
      ),
    },
  ),
  'insulation-rolls': shelf(
    48,
    46,
    t('Rolls and slabs', 'Rollen und Matten', 'Rotoli e materassini'),
    {
      form: 'insulation',
      material: 'glass-wool',
    },
    {
      about: t(
        'Loft roll, acoustic slabs and cavity batts.',
        'Dachbodenrollen, Akustikmatten und Kerndämmung.',
        'Rotoli per sottotetto, pannelli acustici e per intercapedine.',
      ),
    },
  ),
} as const
