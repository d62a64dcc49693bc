import type { Format } from '../format.ts'

/** The words of the search page. */
export const messages = ({ figure }: Format) => ({
  title: (term: string) => `Results for “${term}”`,
  emptyTitle: 'Search',
  label: 'What are you looking for?',
  submit: 'Search',
  tooShort: (least: number) => `Searched term should consist of at least ${figure(least)} characters`,
  categories: 'Categories that match',
  nothing: (term: string) => `Nothing found for “${term}”`,
})
