import type { NewsArticleFragment, NewsTeaserFragment } from '#schema/generated/operations.ts'
import { MerchantText } from '../../../components/merchant-text.tsx'
import { Page } from '../../../components/page/page.tsx'
import { Picture } from '../../../components/picture.tsx'
import { useShop } from '../../../data/shop.tsx'
import { FeedLink } from './feed-link.tsx'
import { MorePosts } from './more-posts.tsx'
import styles from './news.module.css'
import { PostFacts } from './post-facts.tsx'
import { postingData } from './posting-data.ts'

interface NewsArticleViewProps {
  readonly post: NewsArticleFragment
  /** The newest posts, of which `post` may be one. */
  readonly newest: readonly NewsTeaserFragment[]
}

/** A blog post, and others beside it. @source SCREEN-13, BLOG-3, BLOG-6 */
export function NewsArticleView({ post, newest }: NewsArticleViewProps) {
  const heading = post.heading || post.title
  const { origin } = useShop()
  return (
    <Page
      title={post.metaTitle || post.title}
      description={post.metaDescription || post.summary}
      canonical={post.url}
      type="article"
      picture={post.picture}
      structuredData={postingData(post, origin)}
    >
      <FeedLink />
      <div className={`container ${styles.news} ${styles.post}`}>
        <article className={styles.article}>
          <header className={styles.head}>
            <h1>{heading}</h1>
            <PostFacts post={post} />
          </header>
          {post.picture && (
            <div className={styles.headPicture}>
              <Picture
                picture={post.picture}
                size="banner"
                displayWidth="(width >= 48rem) 44rem, 92vw"
                priority="first"
                isDecorative
                className={styles.picture}
              />
            </div>
          )}
          <MerchantText className={styles.text} html={post.content} />
        </article>
        <MorePosts posts={newest.filter(({ id }) => id !== post.id).slice(0, 3)} />
      </div>
    </Page>
  )
}
