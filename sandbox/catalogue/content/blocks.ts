import { t } from '../wording/text.ts'
import type { Block } from './page.ts'

/** Pieces of text to be put into pages. */
export const BLOCKS: readonly Block[] = [
  {
    id: 1,
    identifier: 'delivery-notice',
    title: t('Delivery notice', 'Lieferhinweis', 'Avviso di consegna'),
    content: t(
      '<p>In stock by noon, on the lorry tomorrow. Free local delivery over £500 ex VAT.</p>',
      '<p>Bis mittags bestellt, morgen auf dem Lkw.</p>',
      '<p>Ordinato entro mezzogiorno, domani sul camion.</p>',
    ),
  },
  {
    id: 2,
    identifier: 'opening-hours',
    title: t('Opening hours', 'Öffnungszeiten', 'Orari'),
    content: t(
      '<p>Monday to Friday 7.30 to 17.00, Saturday 8.00 to 12.30.</p>',
      '<p>Montag bis Freitag 7.30 bis 17 Uhr, Samstag 8 bis 12.30 Uhr.</p>',
      '<p>Dal lunedì al venerdì 7.30–17.00, sabato 8.00–12.30.</p>',
    ),
  },
  {
    id: 3,
    identifier: 'cutting-service',
    title: t('Cut to your list', 'Nach Ihrer Liste', 'Tagliato sulla vostra lista'),
    content: t(
      '<p>Full sheets cut on the beam saw to half a millimetre, each part labelled. <a href="/i/cutting-guide">How to write a cutting list</a>.</p>',
      '<p>Platten auf einen halben Millimeter geschnitten, jedes Teil beschriftet.</p>',
      '<p>Pannelli tagliati al mezzo millimetro, ogni pezzo etichettato.</p>',
    ),
  },
  {
    id: 4,
    identifier: 'returns-summary',
    title: t('Thirty days', 'Dreißig Tage', 'Trenta giorni'),
    content: t(
      '<p>Unused goods come back within thirty days. <a href="/i/returns">What we cannot take back</a>.</p>',
      '<p>Unbenutzte Ware nehmen wir dreißig Tage zurück.</p>',
      '<p>Merce inutilizzata restituibile entro trenta giorni.</p>',
    ),
  },
  {
    id: 5,
    identifier: 'footer-about',
    title: t('Heartwood', 'Heartwood', 'Heartwood'),
    content: t(
      '<p>Timber and building supplies from a shed by the railway, since 1974.</p>',
      '<p>Holz und Baubedarf aus dem Schuppen an der Bahn, seit 1974.</p>',
      '<p>Legname e materiali dalla rimessa vicino alla ferrovia, dal 1974.</p>',
    ),
  },
  {
    id: 6,
    identifier: 'trade-banner',
    title: t('Trade', 'Firmenkunden', 'Professionisti'),
    content: t(
      '<p>Joiner or builder? <a href="/i/trade-accounts">Open an account</a> and see your own prices.</p>',
      '<p>Tischler oder Bauunternehmer? Fragen Sie nach einem Kundenkonto.</p>',
      '<p>Falegname o impresa? Chiedete un conto cliente.</p>',
    ),
  },
]
