import type { Format } from '../format.ts'

/** The words of quick order: how a list is typed, what was recognised of it, and what is wrong with a row. */
export const messages = ({ counted, figure }: Format) => ({
  title: 'Schnellbestellung',
  description: 'Artikelnummern und Mengen eingeben oder einfügen und zusammen in den Warenkorb legen.',
  needsScripts:
    'Die Schnellbestellung braucht JavaScript, denn Ihre Liste bleibt allein auf Ihrem Gerät. Bitte schalten Sie es ein und kommen Sie wieder.',
  waiting: 'Ihre Liste wird geöffnet …',
  intro:
    'Geben Sie Artikelnummern und Mengen ein, fügen Sie Zeilen aus einer Tabelle oder einer Nachricht ein, oder ziehen Sie eine CSV-Datei auf die Liste. Was Sie eingeben, bleibt auf diesem Gerät.',
  file: 'CSV-Datei wählen',
  sku: 'Artikelnr.',
  quantity: 'Menge',
  skuOf: (row: number) => `Artikelnr., Zeile ${figure(row)}`,
  quantityOf: (row: number) => `Menge, Zeile ${figure(row)}`,
  rowLabel: (row: number, sku: string) => `Zeile ${figure(row)}${sku ? `, ${sku}` : ''}`,
  removeRow: (row: number, sku: string) => `Zeile ${figure(row)}${sku ? `, ${sku}` : ''} entfernen`,
  pasted: {
    lines: (count: number) => `${counted(count, 'Zeile', 'Zeilen')} übernommen.`,
    cut: (count: number) =>
      `${counted(count, 'Zeile', 'Zeilen')} gelesen. Eine Liste fasst höchstens 500; was danach kam, wurde weggelassen.`,
    nothing: () => 'Darin war keine Artikelnummer.',
    noText: () => 'Das ist keine Textdatei. Bitte speichern Sie Ihre Tabelle als CSV und wählen Sie diese Datei.',
    notRead: () => 'Das konnte gerade nicht gelesen werden. Bitte versuchen Sie es noch einmal.',
    cleared: () => 'Die Liste ist leer.',
  },
  undo: 'Rückgängig',
  clear: 'Liste leeren',
  add: (count: number) => (count === 0 ? 'In den Warenkorb' : `${counted(count, 'Produkt', 'Produkte')} in den Warenkorb`),
  added: (count: number) => `${counted(count, 'Zeile ist', 'Zeilen sind')} in Ihrem Warenkorb.`,
  showCart: 'Warenkorb ansehen',
  toPutRight: (count: number) => `${counted(count, 'Zeile', 'Zeilen')} zu berichtigen`,
  recognised: (ready: number, problems: number) =>
    `${counted(ready, 'Zeile', 'Zeilen')} erkannt${problems > 0 ? `, ${counted(problems, 'Zeile', 'Zeilen')} zu berichtigen` : ''}.`,
  near: 'Meinten Sie',
  findNear: 'Ähnliche Produkte finden',
  choose: 'Ausführung wählen',
  chooseOne: 'Bitte wählen',
  variantOf: (name: string) => `Ausführung von ${name}`,
  variantsFailed: 'Die Ausführungen sind gerade nicht zu haben.',
  retry: 'Noch einmal versuchen',
  take: (most: number) => `${figure(most)} nehmen`,
  only: (most: number) => `Nur ${figure(most)} auf Lager`,
  problems: {
    missing: 'Die Artikelnummer fehlt.',
    unknown: 'Diese Artikelnummer kennen wir nicht.',
    unseen: 'Auf diesem Gerät nicht bekannt. Sie wird nachgeschlagen, sobald Sie wieder online sind.',
    failed: 'Konnte gerade nicht nachgeschlagen werden.',
    variant: 'Gibt es in mehreren Ausführungen.',
    choice: 'Auf der Produktseite ist noch etwas zu wählen.',
    phone: 'Kann nur telefonisch bestellt werden.',
    outOfStock: 'Nicht auf Lager',
    priceUnknown: 'Der Preis ist unbekannt',
  },
})
