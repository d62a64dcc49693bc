import { Link } from '../../../components/links/link.tsx'
import { PhoneLink } from '../../../components/links/phone-link.tsx'
import { Page } from '../../../components/page/page.tsx'
import { useShop } from '../../../data/shop.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { BranchCard } from './branch-card.tsx'
import styles from './stores.module.css'

/** The branches of the shop: address, opening hours, telephone and the way there. @source STORE-2 */
export function StoresView() {
  const words = useMessages('content').stores
  const { branches, phone } = useShop()
  const isEmpty = branches.length === 0
  return (
    <Page
      title={words.title}
      description={words.description}
      canonical="/stores"
      structuredData="branches"
      robots={isEmpty ? 'noindex' : undefined}
    >
      <div className={`container ${styles.page}`}>
        <header>
          <h1>{words.title}</h1>
          <p className={styles.intro}>{isEmpty ? words.none : words.intro}</p>
        </header>
        {branches.map((branch) => (
          <BranchCard key={branch.id} branch={branch} />
        ))}
        <p className={styles.more}>
          <Link to="/contact">{words.contact}</Link>
          {isEmpty && phone && <PhoneLink phone={phone} />}
        </p>
      </div>
    </Page>
  )
}
