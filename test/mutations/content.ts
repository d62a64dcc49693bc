import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** The merchant's content. */
export const content: readonly Mutation[] = [
  {
    requirement: 'UI-74',
    file: 'web/messages/generated/en/content.ts',
    find: "subject: 'Subject'",
    replace: "subject: 'What is it about?'",
  },
  {
    requirement: 'BLOG-3',
    file: 'bff/platform/blog/post-facts.ts',
    find: "?.replace(DIRECTIONS, '')",
    replace: "?.replace(DIRECTIONS, '$&')",
  },
  {
    requirement: 'BLOG-4',
    file: 'bff/domain/content/news-categories.ts',
    find: 'category.identifier === identifier',
    replace: 'category.identifier !== identifier',
  },
  {
    requirement: 'BLOG-5',
    file: 'bff/services/feeds/shop-news.ts',
    find: 'const MOST_POSTS = 20',
    replace: 'const MOST_POSTS = 10',
  },
  {
    requirement: 'CMS-20',
    file: 'bff/platform/media/media-path.ts',
    find: "['', '.', '..'].includes(segment)",
    replace: "segment === ''",
  },
  {
    requirement: 'CMS-21',
    file: 'bff/services/content/html-media.ts',
    find: "loading: 'lazy',",
    replace: "loading: 'eager',",
  },
  {
    requirement: 'CMS-22',
    file: 'bff/services/content/html-media.ts',
    find: 'https://www.youtube.com/watch?v=',
    replace: 'https://www.youtube.com/embed/',
  },
  {
    requirement: 'CMS-23',
    file: 'bff/services/content/html.ts',
    find: 'FIRST_PICTURE.exec(html)?.[1]',
    replace: 'FIRST_PICTURE.exec(html)?.[0]',
  },
  {
    requirement: 'UI-42',
    file: 'web/styles/arrows.css',
    find: 'appearance: auto',
    replace: 'appearance: none',
  },
  {
    requirement: 'UI-43',
    file: 'web/styles/fonts.css',
    find: 'size-adjust: 100.7%',
    replace: 'size-adjust: 107%',
  },
  {
    requirement: 'UI-41',
    file: 'web/styles/base.css',
    find: 'filter: brightness(0.8)',
    replace: 'filter: brightness(1)',
  },
  {
    requirement: 'CMS-24',
    file: 'bff/services/content/placed-blocks.ts',
    find: 'if (known.has(key)) return',
    replace: 'if (known.has(block)) return',
  },
  {
    requirement: 'CMS-25',
    file: 'bff/services/content/placed-blocks.ts',
    find: 'name === id || name === slug',
    replace: 'name === slug',
  },
  {
    requirement: 'CMS-26',
    file: 'bff/services/content/placed-blocks.ts',
    find: 'else cacheTags.anyContent()',
    replace: 'else cacheTags.list()',
  },
  {
    requirement: 'CMS-27',
    file: 'web/features/content/blocks/load-blocks.ts',
    find: 'const MOST_WAIT_MS = 300',
    replace: 'const MOST_WAIT_MS = 5000',
  },
]
