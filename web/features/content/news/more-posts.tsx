import { useId } from 'react'
import type { NewsTeaserFragment } from '#schema/generated/operations.ts'
import { DateTime } from '../../../components/date-time.tsx'
import { Link } from '../../../components/links/link.tsx'
import { Picture } from '../../../components/picture.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './more-posts.module.css'
import { NEWS_PATH } from './news-path.ts'

/** Links to other posts, and to all; nothing without other posts. @source BLOG-6 */
export function MorePosts({ posts }: { readonly posts: readonly NewsTeaserFragment[] }) {
  const words = useMessages('content').news
  const id = useId()
  if (posts.length === 0) return null
  return (
    <nav className={styles.more} aria-labelledby={id}>
      <h2 id={id}>{words.more}</h2>
      <ul>
        {posts.map(({ id: postId, title, url, publishedAt, picture }) => (
          <li key={postId} className={styles.teaser}>
            {picture && (
              <div className={styles.ground}>
                <Picture picture={picture} size="banner" displayWidth="7rem" isDecorative className={styles.picture} />
              </div>
            )}
            <div className={styles.words}>
              {publishedAt && <DateTime at={publishedAt} />}
              <Link to={url}>{title}</Link>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Link to={NEWS_PATH}>{words.all}</Link>
      </p>
    </nav>
  )
}
