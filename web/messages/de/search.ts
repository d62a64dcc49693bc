import type { Format } from '../format.ts'

/** The words of the search page. */
export const messages = ({ figure }: Format) => ({
  title: (term: string) => `Ergebnisse für „${term}“`,
  emptyTitle: 'Suche',
  label: 'Was suchen Sie?',
  submit: 'Suchen',
  tooShort: (least: number) => `Der Suchbegriff muss mindestens ${figure(least)} Zeichen haben`,
  categories: 'Passende Kategorien',
  nothing: (term: string) => `Nichts gefunden für „${term}“`,
})
