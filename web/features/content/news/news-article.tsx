import type { NewsArticleFragment } from '#schema/generated/operations.ts'
import { Link } from '../../../components/links/link.tsx'
import { MerchantText } from '../../../components/merchant-text.tsx'
import { Page } from '../../../components/page/page.tsx'
import { Picture } from '../../../components/picture.tsx'
import { useShop } from '../../../data/shop.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { FeedLink } from './feed-link.tsx'
import styles from './news.module.css'
import { NEWS_PATH } from './news-path.ts'
import { PostFacts } from './post-facts.tsx'
import { postingData } from './posting-data.ts'

/** A blog post. @source SCREEN-13, BLOG-3 */
export function NewsArticleView({ post }: { readonly post: NewsArticleFragment }) {
  const words = useMessages('content').news
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
      <article className={`container ${styles.news}`}>
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
        <p>
          <Link to={NEWS_PATH}>{words.all}</Link>
        </p>
      </article>
    </Page>
  )
}
