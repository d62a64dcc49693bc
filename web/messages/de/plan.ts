import type { Format } from '../format.ts'

/** The result of a cutting list: sheets, cost, the printed cutting plan, and the form that sends it. */
export const messages = ({ counted, figure, measure }: Format) => ({
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
