import type { Blog, BlogPosting } from 'schema-dts'
import type { NewsArticleFragment, NewsEntryFragment } from '#schema/generated/operations.ts'
import { pictureUrl } from '#schema/rules/picture.ts'

/** @source SHARE-4, BLOG-3; https://schema.org/BlogPosting */
export const postingData = (post: NewsArticleFragment, origin: string): BlogPosting => ({
  '@type': 'BlogPosting',
  headline: post.heading || post.title,
  description: post.summary,
  ...(post.publishedAt && { datePublished: post.publishedAt }),
  ...(post.author && { author: { '@type': 'Person', name: post.author } }),
  ...(post.picture && { image: origin + pictureUrl(post.picture.path, 'banner', 'jpg', 2) }),
  ...(post.categories.length > 0 && { articleSection: post.categories.map(({ name }) => name) }),
})

/** @source SHARE-6; https://schema.org/Blog */
export const blogData = (name: string, url: string, posts: readonly NewsEntryFragment[], origin: string): Blog => ({
  '@type': 'Blog',
  name,
  url,
  blogPost: posts.map((post) => ({
    '@type': 'BlogPosting',
    headline: post.title,
    url: origin + post.url,
    ...(post.publishedAt && { datePublished: post.publishedAt }),
  })),
})
