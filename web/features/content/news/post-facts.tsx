import type { NewsEntryFragment } from '#schema/generated/operations.ts'
import { DateTime } from '../../../components/date-time.tsx'
import { Link } from '../../../components/links/link.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './news.module.css'

/** Date, author and categories in one line. @source BLOG-3, BLOG-4 */
export function PostFacts({ post }: { readonly post: Pick<NewsEntryFragment, 'publishedAt' | 'author' | 'categories'> }) {
  const words = useMessages('content').news
  const { publishedAt, author, categories } = post
  if (!publishedAt && !author && categories.length === 0) return null
  return (
    <p className={styles.facts}>
      {publishedAt && <DateTime at={publishedAt} />}
      {author && <span>{words.by(author)}</span>}
      {categories.map(({ identifier, name, url }) => (
        <Link key={identifier} to={url}>
          {name}
        </Link>
      ))}
    </p>
  )
}
