import type { ListError, ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import type { Format } from '../format.ts'

const errors: Record<ListError, string> = {
  REQUIRED: 'Dieses Feld muss ausgefüllt werden',
  NOT_A_NUMBER: 'Bitte geben Sie eine Zahl ein, etwa 600 oder 600,5',
  NOT_A_POSITIVE_INTEGER: 'Die Menge muss eine positive ganze Zahl sein',
  NOT_ABOVE_ZERO: 'Muss größer als 0 sein',
  TOO_LARGE: 'Das ist zu groß für die Platte oder das Brett, wenn die Kanten besäumt sind',
  TOO_SMALL: 'Kleiner können wir nicht zuschneiden',
  TURN_IT: 'Das passt nur mit der Maserung in der anderen Richtung: Ändern Sie die Maserung, oder tauschen Sie Länge und Breite',
  TOO_MANY: 'Das sind mehr Teile, als eine Liste haben kann; bitte machen Sie zwei Listen',
  TOO_LONG: 'Das sind zu viele Zeichen',
  UNKNOWN: 'Diesen Wert können wir nicht lesen',
}

const fields: Record<keyof ListRow, string> = {
  name: 'Bezeichnung',
  length: 'Länge, mm',
  width: 'Breite, mm',
  quantity: 'Stück',
  grain: 'Maserung',
  edges: 'Kanten',
}

/** The cutting form: material, pieces and their errors. */
const form = ({ counted, figure, measure }: Format) => ({
  title: 'Zuschnittliste',
  description:
    'Geben Sie ein, was Sie zugeschnitten haben möchten: wir zeigen, wie viele Platten es braucht, was übrig bleibt und was es kostet.',
  needsScripts: 'Bitte schalten Sie JavaScript ein, um die Zuschnittliste zu nutzen.',
  waiting: 'Ihre Zuschnittliste wird geöffnet …',
  services: {
    title: 'Plattenzuschnitt',
    description: 'Platten nach Ihrer Liste, Bretter auf Länge, Kanten umleimt, berechnet nach Platte, Schnitt und Meter.',
    form: 'Zuschnittliste erstellen',
  },
  material: 'Material',
  search: 'Nach einer Platte oder einem Brett suchen',
  searchHint: (example: string) => `Zum Beispiel „${example}“`,
  searching: 'Wird gesucht …',
  noneFound: 'Nichts gefunden.',
  searchFailed: 'Die Suche ist gerade nicht möglich. Bitte versuchen Sie es noch einmal.',
  results: 'Gefundene Materialien',
  changeMaterial: 'Anderes Material wählen',
  size: 'Maß',
  noSize: 'Hierzu gibt es keine Maße, daher lässt es sich nicht nach Liste zuschneiden. Bitte wählen Sie ein anderes Material.',
  kerfAndTrim: (kerf: number, trim: number) =>
    `Wir rechnen ${measure(kerf)} mm je Sägeschnitt und besäumen jede Kante um ${measure(trim)} mm.`,
  smallest: (length: number, width: number) => `Das kleinste Teil ist ${measure(length)} × ${measure(width)} mm.`,
  pieces: 'Teile',
  row: (row: number) => `Teil ${figure(row)}`,
  fields,
  errors,
  problem: (field: string, error: string) => `${field}: ${error}`,
  grains: { any: 'Beliebig', along: 'Längs', across: 'Quer' },
  noEdges: 'Keine',
  edges: (long: number, short: number) =>
    [...(long ? [`${figure(long)} lang`] : []), ...(short ? [`${figure(short)} kurz`] : [])].join(', '),
  remove: (row: number) => `Teil ${figure(row)} entfernen`,
  more: (row: number) => `Bezeichnung, Maserung und Kanten von Teil ${figure(row)}`,
  moreOfBoard: (row: number) => `Bezeichnung von Teil ${figure(row)}`,
  clear: 'Liste leeren',
  pasteHint:
    'Sie können Zeilen einer Tabelle in jedes Feld einfügen oder eine CSV-Datei hierher ziehen: Bezeichnung, Länge, Breite, Stück, Maserung, Kanten.',
  file: 'CSV-Datei öffnen',
  isCut: (most: number) => `Eine Liste hat höchstens ${figure(most)} Zeilen; der Rest wurde weggelassen.`,
  columns: {
    title: 'Was steht in diesen Spalten?',
    intro: 'Diese Spalten Ihrer Tabelle kennen wir nicht. Wählen Sie, was sie bedeuten, oder lassen Sie sie weg.',
    column: (title: string, sample: string) => `${title} (etwa ${sample})`,
    leaveOut: 'Weglassen',
    apply: 'Zeilen hinzufügen',
    cancel: 'Zeilen nicht hinzufügen',
  },
  noRows: 'Darin sind keine Zeilen.',
  notRead: 'Das konnte gerade nicht gelesen werden. Bitte versuchen Sie es noch einmal.',
  problems: (count: number) => `Bitte ${counted(count, 'Teil', 'Teile')} prüfen. Der Plan zeigt die übrigen.`,
  result: 'Ergebnis',
  nothingYet: 'Wählen Sie ein Material und geben Sie ein Teil ein. Hier erscheint Ihr Plan.',
  packing: 'Wird berechnet …',
  failed: 'Ihr Plan lässt sich gerade nicht berechnen. Bitte laden Sie die Seite neu.',
  common: 'Häufig zugeschnittene Materialien',
  aPiece: 'je Stück',
  tryExample: 'Beispiel ausprobieren',
  exampleHint: 'Ein Bücherregal auf Knopfdruck. Jedes Teil lässt sich ändern.',
  lists: 'Meine Zuschnittlisten',
  example: { side: 'Seite', top: 'Deckel und Boden', shelf: 'Fachboden', back: 'Rückwand', plinth: 'Sockel' },
  equal: {
    title: 'In gleiche Teile teilen',
    kind: 'Jede Platte teilen in',
    kinds: {
      acrossHalves: 'Hälften, quer geschnitten',
      alongHalves: 'Hälften, längs geschnitten',
      quarters: 'Viertel',
      strips: 'Streifen, längs geschnitten',
    },
    count: 'Teile je Stück',
    sheets: 'Platten',
    boards: 'Bretter',
    each: (size: string) => `Jedes Teil misst ${size}. Der Rest entfällt auf Schnitte und besäumte Kanten.`,
    impossible: 'Bitte geben Sie ganze Zahlen ein. Jedes Teil muss groß genug zum Zuschneiden sein.',
    add: 'Zur Liste hinzufügen',
    added: (count: number) => `${counted(count, 'Teil', 'Teile')} hinzugefügt.`,
  },
  shared: {
    title: 'Geteilte Liste öffnen?',
    question: (lines: number, own: number) =>
      `Die geteilte Liste hat ${counted(lines, 'Zeile', 'Zeilen')}. Sie ersetzt Ihre Liste mit ${counted(own, 'Zeile', 'Zeilen')}.`,
    open: 'Geteilte Liste öffnen',
    keep: 'Meine Liste behalten',
    unreadable:
      'Die Liste in diesem Link ist nicht lesbar. Ihre eigene Liste ist unverändert. Bitte lassen Sie sich den Link noch einmal schicken.',
    failed: 'Das Material kann gerade nicht geladen werden. Ihre eigene Liste ist unverändert.',
    retry: 'Noch einmal versuchen',
    noMaterial: 'Das Material dieser Liste gibt es nicht. Bitte wählen Sie ein anderes.',
    share: 'Per Link teilen',
    copied: 'Link kopiert. Er enthält die ganze Liste.',
    link: 'Diesen Link kopieren',
  },
  send: {
    title: 'Liste an uns senden',
    invitation: 'Unsicher bei Maßen, Kanten oder Preis? Senden Sie uns die Liste, und wir antworten per E-Mail.',
  },
})

/** The result of a cutting list: sheets, cost, the printed cutting plan, and the form that sends it. */
const plan = ({ counted, figure, measure }: Format) => ({
  materialOffline: 'Der Preis kommt, sobald Sie wieder online sind.',
  sheets: (count: number) => counted(count, 'Platte', 'Platten'),
  boards: (count: number) => counted(count, 'Brett', 'Bretter'),
  cuts: (count: number) => counted(count, 'Schnitt', 'Schnitte'),
  waste: (percent: number) => `${measure(Math.round(percent * 10) / 10)} % Verschnitt`,
  largestOffcut: (size: string) => `größtes Reststück ${size}`,
  millimetres: (tenths: number) => `${measure(tenths / 10)} mm`,
  rectangle: (length: number, width: number) => `${measure(length / 10)} × ${measure(width / 10)} mm`,
  quantityOf: (quantity: number, name: string) => `${figure(quantity)} × ${name}`,
  total: 'Summe',
  estimate: 'Die Liste geht mit Ihrer Bestellung an uns. Kanten bleiben roh, wenn Sie nichts anderes wählen.',
  andMore: (count: number) => `und ${counted(count, 'weitere Zeile', 'weitere Zeilen')}, gesondert gesendet`,
  compare: {
    title: 'Formate vergleichen',
    use: 'Dieses Format nehmen',
    chosen: 'Gewählt',
    tooLarge: 'Einige Teile passen nicht.',
  },
  print: 'Zuschnittplan drucken',
  send: {
    name: 'Ihr Name',
    email: 'E-Mail-Adresse',
    note: 'Was wir noch wissen sollten',
    submit: 'Liste senden',
    sent: 'Vielen Dank. Ihre Liste ist bei uns, und wir antworten per E-Mail.',
    kept: 'Vielen Dank. Ihre Liste ist auf diesem Gerät gespeichert und geht an uns, sobald Sie wieder online sind.',
  },
  seePlan: 'Zum Plan',
  summary: 'Ihre Liste in Kürze',
  layouts: 'Zuschnittplan',
  layout: (kind: 'sheet' | 'board', number: number, count: number) =>
    `${kind === 'sheet' ? 'Platte' : 'Brett'} ${figure(number)}${count > 1 ? ` (${figure(count)} gleiche)` : ''}`,
  miniatures: 'Platten und Bretter',
  turn: 'Beliebige Maserung erlauben',
  turnAdvice: (piece: string, sheets: string) => `Mit beliebiger Maserung bei ${piece} brauchen Sie nur ${sheets}.`,
  enlarge: (sheet: string) => `${sheet}: vergrößern`,
  close: 'Schließen',
  sheetAlt: (panels: number, rests: number) =>
    `${counted(panels, 'Teil', 'Teile')} und ${counted(rests, 'Reststück', 'Reststücke')}, maßstäblich`,
  cutsInOrder: 'Schnitte der Reihe nach',
  cut: (kind: 'rip' | 'crosscut', at: string, of: string) =>
    `${kind === 'rip' ? 'Längsschnitt' : 'Querschnitt'} durch ${of} bei ${at}`,
  crosscutAt: (at: string, of: string) => `${of} bei ${at} ablängen`,
  inCart: {
    edit: 'Zuschnittliste bearbeiten',
    editing: 'Sie bearbeiten eine Zuschnittliste, die in Ihrem Warenkorb liegt.',
    stop: 'Bearbeiten beenden',
    save: 'Im Warenkorb speichern',
    gone: 'Wir finden diese Liste nicht. Sie liegt nicht mehr in Ihrem Warenkorb oder wurde auf einem anderen Gerät eingegeben.',
    question: {
      title: 'Liste aus dem Warenkorb öffnen?',
      text: (lines: number, own: number) =>
        `Die Liste im Warenkorb hat ${counted(lines, 'Zeile', 'Zeilen')}. Sie ersetzt Ihre Liste mit ${counted(own, 'Zeile', 'Zeilen')}.`,
      open: 'Liste aus dem Warenkorb öffnen',
    },
  },
  saved: {
    hint: 'Für jeden Auftrag eine eigene Liste. Gespeicherte Listen bleiben auf diesem Gerät.',
    fallback: 'Zuschnittliste',
    create: 'Als neue Liste speichern',
    update: (name: string) => `Änderungen an „${name}“ speichern`,
    done: (name: string) => `„${name}“ ist gespeichert.`,
    deleted: (name: string) => `„${name}“ wurde gelöscht.`,
    full: (most: number) =>
      `Sie können bis zu ${figure(most)} Zuschnittlisten speichern. Löschen Sie eine, um Platz zu schaffen.`,
    pieces: (count: number) => counted(count, 'Teil', 'Teile'),
    isOpen: 'geöffnet',
    open: 'Öffnen',
    rename: 'Umbenennen',
    renameTitle: 'Liste umbenennen',
    copy: 'Kopieren',
    delete: 'Löschen',
    question: {
      title: (name: string) => `„${name}“ öffnen?`,
      text: 'Die Liste im Formular ist nicht gespeichert. Sie wird ersetzt.',
      open: 'Liste öffnen',
    },
  },
  labels: 'Etiketten der Teile',
})

export const messages = (format: Format) => ({
  ...form(format),
  plan: plan(format),
})
