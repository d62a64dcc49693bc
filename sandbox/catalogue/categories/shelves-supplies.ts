import { t } from '../wording/text.ts'
import { shelf } from './shelf.ts'

const scene = (material: string) => ({ form: 'scene', material }) as const

/** Fixings, finishes, tools, services and the merchant's own selections. */
export const SUPPLY_SHELVES = {
  'fixings-adhesives': shelf(49, 2, t('Fixings and adhesives', 'Befestigung und Kleber', 'Fissaggi e adesivi'), scene('steel'), {
    about: t(
      'Screws, nails, bolts, glue and filler by the box and by the bottle.',
      'Schrauben, Nägel, Bolzen, Leim und Spachtel, schachtel- und flaschenweise.',
      'Viti, chiodi, bulloni, colla e stucco, a scatola e a flacone.',
    ),
  }),
  screws: shelf(
    50,
    49,
    t('Screws', 'Schrauben', 'Viti'),
    { form: 'screw', material: 'steel' },
    {
      about: t(
        'Wood, decking, drywall and structural screws.',
        'Holz-, Terrassen-, Schnellbau- und Konstruktionsschrauben.',
        'Viti per legno, terrazze, cartongesso e strutture.',
      ),
    },
  ),
  'wood-screws': shelf(
    51,
    50,
    t('Wood screws', 'Holzschrauben', 'Viti per legno'),
    { form: 'screw', material: 'brass' },
    {
      about: t(
        'Countersunk screws in zinc, stainless steel, brass and black, in boxes of 200 or 100.',
        'Senkkopfschrauben verzinkt, in Edelstahl, Messing und schwarz, zu 200 oder 100 Stück.',
        'Viti svasate zincate, inox, in ottone e nere, in scatole da 200 o 100.',
      ),
    },
  ),
  'decking-screws': shelf(
    52,
    50,
    t('Decking and structural screws', 'Terrassen- und Konstruktionsschrauben', 'Viti per terrazze e strutture'),
    {
      form: 'screw',
      material: 'green',
    },
    {
      about: t(
        'Screws for outdoors and for heavy timber.',
        'Schrauben für draußen und für schweres Holz.',
        'Viti per esterno e per legname pesante.',
      ),
      urlKeys: t('decking-screws', 'terrassenschrauben', 'viti-per-terrazze'),
    },
  ),
  nails: shelf(
    53,
    49,
    t('Nails and pins', 'Nägel und Stifte', 'Chiodi e spine'),
    { form: 'nail', material: 'steel' },
    {
      about: t(
        'Round wire, oval, lost head, annular ring, clout and panel pins by weight.',
        'Drahtstifte, Stauchkopf-, Rillen- und Pappnägel und Stifte nach Gewicht.',
        'Chiodi tondi, ovali, a testa persa, ad anelli, da tetto e groppini a peso.',
      ),
    },
  ),
  bolts: shelf(
    54,
    49,
    t('Bolts, hangers and brackets', 'Bolzen, Schuhe und Winkel', 'Bulloni, scarpe e staffe'),
    { form: 'bolt', material: 'steel' },
    {
      about: t(
        'Coach bolts and screws, threaded bar, joist hangers and angle brackets.',
        'Schlossschrauben, Schlüsselschrauben, Gewindestangen, Balkenschuhe und Winkel.',
        'Bulloni da legno, tirafondi, barre filettate, scarpe per travi e angolari.',
      ),
    },
  ),
  adhesives: shelf(
    55,
    49,
    t('Adhesives and fillers', 'Kleber und Spachtel', 'Adesivi e stucchi'),
    { form: 'bottle', material: 'oat-cream' },
    {
      about: t(
        'Wood glue, grab adhesive, filler, caulk and sealant.',
        'Holzleim, Montagekleber, Spachtel, Acryl und Silikon.',
        'Colla da legno, adesivi di montaggio, stucchi, acrilici e sigillanti.',
      ),
    },
  ),
  finishes: shelf(56, 2, t('Oils and paints', 'Öle und Farben', 'Oli e vernici'), scene('sage-green'), {
    about: t(
      'Oil, wax, varnish, paint and preserver for wood indoors and out.',
      'Öl, Wachs, Lack, Farbe und Holzschutz für innen und außen.',
      'Olio, cera, vernice, smalto e impregnante per interni ed esterni.',
    ),
  }),
  oils: shelf(
    57,
    56,
    t('Oils and waxes', 'Öle und Wachse', 'Oli e cere'),
    { form: 'tin', material: 'clear' },
    {
      about: t(
        'Tung, Danish, linseed and hardwax oils for furniture, floors and worktops.',
        'Tungöl, Danish Oil, Leinöl und Hartwachsöl für Möbel, Böden und Arbeitsplatten.',
        'Olio di tung, danese, di lino e oli duri per mobili, pavimenti e piani di lavoro.',
      ),
    },
  ),
  paints: shelf(
    58,
    56,
    t('Paints and varnishes', 'Farben und Lacke', 'Smalti e vernici'),
    { form: 'tin', material: 'harbour-blue' },
    {
      about: t(
        'Primers, undercoats, eggshells and clear varnish for joinery.',
        'Grundierung, Vorlack, Samtlack und Klarlack für Holzbauteile.',
        'Fondi, smalti e vernici trasparenti per serramenti e arredi.',
      ),
    },
  ),
  stains: shelf(
    59,
    56,
    t('Stains and preservers', 'Lasuren und Holzschutz', 'Mordenti e impregnanti'),
    { form: 'tin', material: 'golden-brown' },
    {
      about: t(
        'Exterior stains, decking oils and fence treatments.',
        'Außenlasuren, Terrassenöle und Zaunfarben.',
        'Mordenti per esterno, oli per decking e trattamenti per recinzioni.',
      ),
    },
  ),
  'tools-abrasives': shelf(
    60,
    2,
    t('Tools and abrasives', 'Werkzeug und Schleifmittel', 'Utensili e abrasivi'),
    scene('tool-steel'),
    {
      about: t(
        'Hand tools a joiner keeps, and what wears out.',
        'Handwerkzeug, das bleibt, und Verbrauchsmaterial.',
        'Utensili a mano che durano e materiale di consumo.',
      ),
    },
  ),
  tools: shelf(
    61,
    60,
    t('Hand tools', 'Handwerkzeug', 'Utensili a mano'),
    { form: 'tool', material: 'beech', profile: 'saw' },
    {
      about: t(
        'Saws, chisels, planes, squares, clamps and bits.',
        'Sägen, Beitel, Hobel, Winkel, Zwingen und Bohrer.',
        'Seghe, scalpelli, pialle, squadre, morsetti e punte.',
      ),
    },
  ),
  abrasives: shelf(
    62,
    60,
    t('Abrasives', 'Schleifmittel', 'Abrasivi'),
    { form: 'abrasive', material: 'aluminium-oxide', profile: 'sheet' },
    {
      about: t(
        'Sandpaper, discs, belts, pads and wire wool by grit.',
        'Schleifpapier, Scheiben, Bänder, Pads und Stahlwolle nach Körnung.',
        'Carta vetrata, dischi, nastri, tamponi e lana d’acciaio per grana.',
      ),
    },
  ),
  services: shelf(63, 2, t('Services and plans', 'Service und Baupläne', 'Servizi e progetti'), scene('plan'), {
    about: t(
      'Panel cutting, edging, timed delivery, and plans to build from.',
      'Plattenzuschnitt, Bekantung, Terminlieferung und Baupläne.',
      'Taglio pannelli, bordatura, consegna programmata e progetti da costruire.',
    ),
  }),
  cutting: shelf(
    64,
    63,
    t('Cutting and delivery', 'Zuschnitt und Lieferung', 'Taglio e consegna'),
    { form: 'service', material: 'steel' },
    {
      about: t(
        'We cut to half a millimetre and deliver on our own lorries.',
        'Wir schneiden auf einen halben Millimeter und liefern mit eigenen Lkw.',
        'Tagliamo al mezzo millimetro e consegniamo con i nostri camion.',
      ),
    },
  ),
  plans: shelf(
    65,
    63,
    t('Plans to download', 'Baupläne zum Herunterladen', 'Progetti da scaricare'),
    { form: 'plan', material: 'paper' },
    {
      about: t(
        'Drawings with cutting lists and shopping lists, as PDF.',
        'Zeichnungen mit Schnitt- und Einkaufsliste als PDF.',
        'Disegni con lista di taglio e degli acquisti, in PDF.',
      ),
    },
  ),
  reclaimed: shelf(
    66,
    10,
    t('Reclaimed timber', 'Altholz', 'Legno di recupero'),
    { form: 'board', material: 'oak', profile: 'reclaimed' },
    {
      about: t(
        'Reclaimed beams and boards come in by the lorry load. Nothing is on the racks at the moment.',
        'Altholz kommt lastwagenweise. Zurzeit ist nichts im Regal.',
        'Il legno di recupero arriva a camion. Al momento non c’è nulla a scaffale.',
      ),
    },
  ),
  clearance: shelf(67, 2, t('Winter clearance', 'Winterräumung', 'Svendita invernale'), scene('walnut'), {
    about: t('Ends of lines, back in January.', 'Restposten, wieder im Januar.', 'Fine serie, di nuovo a gennaio.'),
    active: false,
  }),
  'best-sellers': shelf(294, 2, t('Best sellers', 'Bestseller', 'I più venduti'), scene('oak'), {
    about: t(
      'What leaves the yard most, week in, week out.',
      'Was unseren Hof am häufigsten verlässt.',
      'Quello che esce più spesso dal nostro magazzino.',
    ),
    inMenu: false,
  }),
  'special-offers': shelf(335, 2, t('Special offers', 'Sonderangebote', 'Offerte speciali'), scene('beech'), {
    about: t(
      'Reduced while the offer runs or the stock lasts.',
      'Reduziert, solange das Angebot läuft oder der Vorrat reicht.',
      'Scontati finché dura l’offerta o la scorta.',
    ),
    inMenu: false,
  }),
} as const
