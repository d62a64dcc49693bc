import type { BlogPosting } from 'schema-dts'
import type { NewsArticleFragment } from '#schema/generated/operations.ts'
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
