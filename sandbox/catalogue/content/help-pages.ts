import { t } from '../wording/text.ts'
import type { Page } from './page.ts'

/** Ordering, delivery, returns and how to reach us. */
export const HELP_PAGES: readonly Page[] = [
  {
    id: 1,
    identifier: 'delivery',
    title: t('Delivery', 'Lieferung', 'Consegna'),
    content: t(
      `<p>We deliver on our own lorries within sixty miles of the yard, Monday to Saturday, and by pallet carrier to the rest of mainland Britain.</p>
<h2>What it costs</h2>
<table><thead><tr><th>Order</th><th>Local lorry</th><th>Pallet carrier</th></tr></thead>
<tbody><tr><td>Parcels up to 20 kg and 1.2 m</td><td>£4.00</td><td>£4.00</td></tr>
<tr><td>Timber and sheets up to 3 m</td><td>£18.00</td><td>£42.00</td></tr>
<tr><td>Anything longer</td><td>£24.00</td><td>£65.00</td></tr>
<tr><td>Orders over £500 ex VAT</td><td>Free</td><td>Half price</td></tr></tbody></table>
<h2>When it comes</h2>
<p>What is in stock by noon leaves the next working day. The driver rings half an hour before. Cutting adds one day, edging two, and green oak is sawn to order in about three weeks.</p>
<h2>At the kerb</h2>
<p>Delivery is to the kerbside. Please have somebody there to help with anything over 25 kg, and tell us about narrow lanes, low bridges and soft verges. A crane offload can be booked by telephone.</p>`,
      `<p>Wir liefern mit eigenen Lkw im Umkreis und per Spedition darüber hinaus.</p><h2>Wann</h2><p>Lagerware, die bis mittags bestellt ist, geht am nächsten Werktag hinaus. Zuschnitt braucht einen Tag mehr, frische Eiche rund drei Wochen.</p><h2>Wohin</h2><p>Geliefert wird bis Bordsteinkante. Bitte sorgen Sie für Hilfe ab 25 kg und nennen Sie uns enge Zufahrten.</p>`,
      `<p>Consegniamo con i nostri camion in zona e con corriere altrove.</p><h2>Quando</h2><p>La merce a magazzino ordinata entro mezzogiorno parte il giorno lavorativo seguente. Il taglio richiede un giorno in più, il rovere fresco circa tre settimane.</p><h2>Dove</h2><p>La consegna è al bordo strada. Serve un aiuto oltre i 25 kg; segnalateci gli accessi stretti.</p>`,
    ),
  },
  {
    id: 2,
    identifier: 'returns',
    title: t('Returns', 'Rückgabe', 'Resi'),
    content: t(
      `<p>You have thirty days to bring back or send back anything that is unused and as it left us. We refund it the way you paid, within five working days of seeing it.</p>
<h2>What we cannot take back</h2>
<ul><li>Timber and sheets that were cut, machined or finished for you</li><li>Fresh-sawn oak and slabs chosen with you</li><li>Opened tins and opened packs of flooring</li><li>Downloads, once opened</li></ul>
<h2>If something is wrong</h2>
<p>Ring us on the day it arrives, with a photograph if you can. A board that is not what you ordered, or is split, bowed or short, we replace on the next lorry and take the other away. Your statutory rights are not affected.</p>`,
      `<p>Unbenutzte Ware nehmen wir dreißig Tage zurück und erstatten binnen fünf Werktagen. Zuschnitte, frische Eiche, geöffnete Gebinde und Downloads sind ausgenommen.</p><p>Stimmt etwas nicht, rufen Sie bitte am Liefertag an; wir tauschen mit dem nächsten Lkw. Ihre gesetzlichen Rechte bleiben unberührt.</p>`,
      `<p>Riprendiamo la merce inutilizzata entro trenta giorni e rimborsiamo in cinque giorni lavorativi. Sono esclusi i tagli su misura, il rovere fresco, le confezioni aperte e i download.</p><p>Se qualcosa non va, telefonate il giorno della consegna: sostituiamo col prossimo camion. Restano salvi i vostri diritti di legge.</p>`,
    ),
  },
  {
    id: 3,
    identifier: 'contact-info',
    title: t('Where to find us', 'So finden Sie uns', 'Dove siamo'),
    content: t(
      `<p>Heartwood Timber, Unit 3, Sawmill Lane, Leeds LS9 8AA</p>
<p>Telephone 0113 000 0000. Write to <a href="mailto:counter@heartwood.example">counter@heartwood.example</a>.</p>
<h2>Opening hours</h2>
<p>Monday to Friday 7.30 to 17.00, Saturday 8.00 to 12.30. The saw stops half an hour before we close.</p>
<h2>Coming to collect</h2>
<p>Bring the order number. There is a loading bay for vans on the left of the gate, and somebody to help you load.</p>`,
      `<p>Heartwood Timber, Unit 3, Sawmill Lane, Leeds LS9 8AA, Telefon +44 113 000 0000.</p><p>Montag bis Freitag 7.30 bis 17 Uhr, Samstag 8 bis 12.30 Uhr.</p>`,
      `<p>Heartwood Timber, Unit 3, Sawmill Lane, Leeds LS9 8AA, telefono +44 113 000 0000.</p><p>Dal lunedì al venerdì 7.30–17.00, sabato 8.00–12.30.</p>`,
    ),
  },
  {
    id: 4,
    identifier: 'faq',
    title: t('Questions we are asked', 'Häufige Fragen', 'Domande frequenti'),
    content: t(
      `<h2>Is the size on the label the size I get?</h2><p>Hardwood, sheets and MDF mouldings: yes. Planed softwood is sold by its nominal size and measures about 5 mm less each way.</p>
<h2>Can I see a piece first?</h2><p>Come to the yard, or order the sample box of flooring finishes, which is free. Hand-sized samples of any hardwood cost nothing but the stamp.</p>
<h2>Are prices with VAT?</h2><p>Both are shown. Use the switch in the header to choose which one stands in front.</p>
<h2>Do you sell to the public?</h2><p>To anybody. Trade accounts get terms and prices of their own.</p>
<h2>How much waste should I allow?</h2><p>Skirting and decking five to ten per cent, flooring seven, herringbone ten.</p>`,
      `<h2>Stimmt das Maß?</h2><p>Bei Laubholz, Platten und MDF-Leisten ja. Gehobeltes Nadelholz wird nach Rohmaß verkauft und misst rund 5 mm weniger.</p><h2>Wie viel Verschnitt?</h2><p>Leisten und Terrassen fünf bis zehn Prozent, Böden sieben, Fischgrät zehn.</p>`,
      `<h2>La misura è quella indicata?</h2><p>Per latifoglie, pannelli e modanature in MDF sì. La conifera piallata si vende a misura nominale e misura circa 5 mm in meno.</p><h2>Quanto sfrido?</h2><p>Battiscopa e decking dal cinque al dieci per cento, pavimenti sette, spina di pesce dieci.</p>`,
    ),
  },
  {
    id: 5,
    identifier: 'trade-accounts',
    title: t('Trade accounts', 'Firmenkunden', 'Clienti professionali'),
    content: t(
      `<p>For joiners, builders, landscapers and shop fitters. Thirty days from the end of the month, your own prices, and one person at the counter who knows your jobs.</p>
<h2>What we ask for</h2><ul><li>The name and number of the business</li><li>Two trade references</li><li>What you buy most, so that we keep it</li></ul>
<h2>What you get</h2><ul><li>Trade prices on everything in stock</li><li>Cutting lists by e-mail before seven, loaded by noon</li><li>Call-off: we hold the pack and you take it by the piece</li></ul>`,
      `<p>Für Tischler, Bauunternehmen, Garten- und Ladenbauer: Zahlungsziel dreißig Tage, eigene Preise und ein fester Ansprechpartner.</p>`,
      `<p>Per falegnami, costruttori, giardinieri e allestitori: pagamento a trenta giorni, prezzi dedicati e una persona di riferimento.</p>`,
    ),
  },
]
