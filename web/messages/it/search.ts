import type { Format } from '../format.ts'

/** The words of the search page. */
export const messages = ({ figure }: Format) => ({
  title: (term: string) => `Risultati per «${term}»`,
  emptyTitle: 'Ricerca',
  label: 'Che cosa cercate?',
  submit: 'Cerca',
  tooShort: (least: number) => `Il termine cercato deve avere almeno ${figure(least)} caratteri`,
  categories: 'Categorie corrispondenti',
  nothing: (term: string) => `Nessun risultato per «${term}»`,
})
