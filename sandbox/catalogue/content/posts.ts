import { z } from 'zod'
import { readData } from '../read-data.ts'
import { text } from '../wording/text.ts'

const post = z.strictObject({
  id: z.number(),
  identifier: z.string(),
  days: z.number(),
  title: text,
  summary: text,
  content: text,
})

/** Posts of the blog, the oldest first. Summary and content are HTML; `days` is how long ago one came out. */
export const POSTS = readData('posts', z.array(post))
