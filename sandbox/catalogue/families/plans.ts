import { type Text, t } from '../wording/text.ts'
import { families } from './family.ts'

/** A plan: drawing and lists, with a first page to look at. */
function plan(code: string, name: Text, price: number, about: Text, extra?: Text) {
  const drawing = t('Drawing and cutting list (PDF)', 'Zeichnung und Schnittliste (PDF)', 'Disegno e lista di taglio (PDF)')
  return {
    code: `plan-${code}`,
    name,
    sku: `PLAN-${code.toUpperCase()}`,
    price: () => price,
    picture: { form: 'plan', material: 'paper', profile: code } as const,
    about,
    downloads: [
      { title: drawing, file: `${code}.pdf`, price: 0 },
      ...(extra ? [{ title: extra, file: `${code}-extra.zip`, price: 3.5 }] : []),
    ],
    samples: [{ title: t('First page', 'Erste Seite', 'Prima pagina'), file: `${code}-sample.pdf`, price: 0 }],
  }
}

const files = t('CAD files (DXF)', 'CAD-Dateien (DXF)', 'File CAD (DXF)')

/** Plans to download. */
export const PLANS = families(
  { range: 'services', categories: ['plans'], weight: () => 0, type: 'downloadable', uncounted: true },
  [
    plan(
      'garden-bench',
      t('Plan: garden bench in oak', 'Bauplan: Gartenbank in Eiche', 'Progetto: panchina in rovere'),
      6.5,
      t(
        'A bench for three with mortised arms. Two weekends.',
        'Eine Bank für drei mit gezapften Armlehnen. Zwei Wochenenden.',
        'Una panchina per tre con braccioli a tenone. Due fine settimana.',
      ),
    ),
    plan(
      'raised-bed',
      t('Plan: raised bed from sleepers', 'Bauplan: Hochbeet aus Schwellen', 'Progetto: aiuola rialzata di traversine'),
      3.5,
      t(
        'Three sizes, one afternoon, no joints.',
        'Drei Größen, ein Nachmittag, keine Verbindungen.',
        'Tre misure, un pomeriggio, nessun incastro.',
      ),
    ),
    plan(
      'deck',
      t('Plan: ground-level deck 3.6 x 4.8 m', 'Bauplan: Terrasse 3,6 x 4,8 m', 'Progetto: terrazza 3,6 x 4,8 m'),
      7.5,
      t(
        'Frame, spans and a board layout, with the shopping list.',
        'Unterkonstruktion, Spannweiten, Verlegeplan und Einkaufsliste.',
        'Struttura, luci e schema di posa, con la lista della spesa.',
      ),
      files,
    ),
    plan(
      'pergola',
      t('Plan: pergola 3 x 4 m', 'Bauplan: Pergola 3 x 4 m', 'Progetto: pergola 3 x 4 m'),
      9.5,
      t(
        'Six posts, braced, strong enough for a wisteria.',
        'Sechs Pfosten, ausgesteift, stark genug für eine Glyzinie.',
        'Sei pali, controventata, abbastanza forte per un glicine.',
      ),
      files,
    ),
    plan(
      'log-store',
      t('Plan: log store for two cubic metres', 'Bauplan: Holzlege für zwei Kubikmeter', 'Progetto: legnaia per due metri cubi'),
      4.5,
      t(
        'Slatted sides, sloping roof, off the ground.',
        'Lattenseiten, Pultdach, frei vom Boden.',
        'Fianchi a doghe, tetto inclinato, staccata da terra.',
      ),
    ),
    plan(
      'workbench',
      t('Plan: joiner’s workbench in beech', 'Bauplan: Hobelbank in Buche', 'Progetto: banco da falegname in faggio'),
      12.5,
      t(
        'A bench to keep, with front and tail vice.',
        'Eine Bank fürs Leben, mit Vorder- und Hinterzange.',
        'Un banco per la vita, con morsa frontale e di coda.',
      ),
      files,
    ),
    plan(
      'bookcase',
      t('Plan: alcove bookcase in MDF', 'Bauplan: Nischenregal in MDF', 'Progetto: libreria da nicchia in MDF'),
      5.5,
      t(
        'Scribed to walls that are not straight, cut from three sheets.',
        'An schiefe Wände angepasst, aus drei Platten geschnitten.',
        'Sagomata su muri storti, da tre pannelli.',
      ),
    ),
    plan(
      'shed',
      t('Plan: shiplap shed 2.4 x 1.8 m', 'Bauplan: Gartenschuppen 2,4 x 1,8 m', 'Progetto: casetta 2,4 x 1,8 m'),
      11,
      t(
        'Framing, cladding, door and roof, sheet by sheet.',
        'Rahmen, Schalung, Tür und Dach, Blatt für Blatt.',
        'Struttura, rivestimento, porta e tetto, tavola per tavola.',
      ),
      files,
    ),
    plan(
      'stair-gauge',
      t(
        'Plan: stair calculator and spacing gauge',
        'Bauplan: Treppenrechner und Abstandslehre',
        'Progetto: calcolo scala e dima',
      ),
      2.5,
      t(
        'A spreadsheet for rise and going, and a gauge to print at full size.',
        'Eine Tabelle für Steigung und Auftritt und eine Lehre zum Ausdrucken.',
        'Un foglio di calcolo per alzata e pedata e una dima da stampare.',
      ),
    ),
    plan(
      'planter',
      t(
        'Plan: cedar planter, three sizes',
        'Bauplan: Pflanzkübel in Zeder, drei Größen',
        'Progetto: fioriera in cedro, tre misure',
      ),
      0,
      t('Free: one page, twelve cuts.', 'Kostenlos: eine Seite, zwölf Schnitte.', 'Gratuito: una pagina, dodici tagli.'),
    ),
  ],
)
