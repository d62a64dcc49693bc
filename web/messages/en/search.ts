import type { Format } from '../format.ts'

/** The words of the search page. */
export const messages = ({ figure }: Format) => ({
  title: (term: string) => `Results for “${term}”`,
  emptyTitle: 'Search',
  label: 'What are you looking for?',
  placeholder: 'Skirting 150, 18mm ply, decking screws…',
  submit: 'Search',
  tooShort: (least: number) => `Searched term should consist of at least ${figure(least)} characters`,
  categories: 'Categories that match',
  nothing: (term: string) => `Nothing found for “${term}”`,
  advice: [
    'Check the spelling, or try fewer words.',
    'Use one measure at a time: “skirting 150” rather than “150 x 22 x 4200”.',
    'Search for a product number exactly as it is printed.',
  ],
})
