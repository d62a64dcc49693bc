/** The words of the blog. */
export const messages = () => ({
  title: 'Latest News',
  description: 'Our latest news and events',
  none: 'There is no news yet.',
  newer: 'Newer',
  older: 'Older',
  pages: 'Pages of the news',
  all: 'All news',
})
