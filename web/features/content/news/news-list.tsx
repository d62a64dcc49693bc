import type { NewsPageQuery } from '#schema/generated/operations.ts'
import { DateTime } from '../../../components/date-time.tsx'
import { Link } from '../../../components/links/link.tsx'
import { Page } from '../../../components/page/page.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './news.module.css'
import { NEWS_PATH } from './news-path.ts'

/** Blog posts, newest first. @source SCREEN-14 */
export function NewsList({ news: { items, pageInfo } }: { readonly news: NonNullable<NewsPageQuery['news']> }) {
  const words = useMessages('content').news
  const page = pageInfo.offset / pageInfo.first + 1
  const pagePath = (number: number) => (number === 1 ? NEWS_PATH : `${NEWS_PATH}?page=${number}`)
  return (
    <Page title={words.title} description={words.description} canonical={pagePath(page)}>
      <div className={`container ${styles.news}`}>
        <h1>{words.title}</h1>
        {items.length === 0 && <p>{words.none}</p>}
        <ul className={styles.list}>
          {items.map(({ id, title, url, publishedAt, summary }) => (
            <li key={id}>
              <article className={styles.entry}>
                {publishedAt && (
                  <p className={styles.date}>
                    <DateTime at={publishedAt} />
                  </p>
                )}
                <h2>
                  <Link to={url}>{title}</Link>
                </h2>
                <p>{summary}</p>
              </article>
            </li>
          ))}
        </ul>
        {(pageInfo.hasPrevious || pageInfo.hasNext) && (
          <nav className={styles.pages} aria-label={words.pages}>
            {pageInfo.hasPrevious && (
              <Link to={pagePath(page - 1)} rel="prev">
                {words.newer}
              </Link>
            )}
            {pageInfo.hasNext && (
              <Link to={pagePath(page + 1)} rel="next">
                {words.older}
              </Link>
            )}
          </nav>
        )}
      </div>
    </Page>
  )
}
