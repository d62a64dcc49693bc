/** The words of the blog. */
export const messages = () => ({
  title: 'Aktuelles',
  description: 'Unsere Neuigkeiten und Veranstaltungen',
  none: 'Es gibt noch keine Neuigkeiten.',
  newer: 'Neuere',
  older: 'Ältere',
  pages: 'Seiten der Neuigkeiten',
  all: 'Alle Neuigkeiten',
})
