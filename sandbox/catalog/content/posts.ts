import { z } from 'zod'
import { readData } from '../read-data.ts'
import { text } from '../wording/text.ts'

const category = z.strictObject({ id: z.number(), identifier: z.string(), name: text })
const post = z.strictObject({
  id: z.number(),
  identifier: z.string(),
  days: z.number(),
  author: z.string(),
  category: z.string(),
  picture: z.string().optional(),
  title: text,
  summary: text,
  content: text,
})

const { categories, posts } = readData('posts', z.strictObject({ categories: z.array(category), posts: z.array(post) }))

/** Blog posts, oldest first. Summary and content are HTML; `days` is the age of the post, `picture` a path below `/media`. */
export const POSTS = posts

export const postCategories = ({ category }: (typeof POSTS)[number]) =>
  categories.filter(({ identifier }) => identifier === category)
