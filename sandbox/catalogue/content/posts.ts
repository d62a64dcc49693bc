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

/** Blog posts, oldest first. Summary and content are HTML; `days` is the age of the post. */
export const POSTS = readData('posts', z.array(post))
