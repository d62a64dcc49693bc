import type { NewsPost } from '../content/content.types.ts'

/** A blog post without author, categories and picture. */
export const newsPost = (given: Partial<NewsPost> = {}): NewsPost => ({
  id: '1',
  identifier: 'saw',
  title: 'The saw',
  heading: null,
  publishedAt: '2026-11-01T08:00:00.000Z',
  author: null,
  categories: [],
  picture: null,
  summary: '<p>It runs.</p>',
  content: '<p>On Saturdays.</p>',
  metaTitle: null,
  metaDescription: null,
  ...given,
})
