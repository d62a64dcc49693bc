import { Link } from '../../../../components/links/link.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import { signOut } from '../session/sign-out.ts'
import styles from './account.module.css'
import { ACCOUNT_BLOCKS, type AccountBlockName } from './blocks.ts'

export function AccountNav({ block }: { readonly block: AccountBlockName | null }) {
  const words = useMessages('account')
  const { deviceDatabase } = useShop()
  return (
    <nav className={styles.nav} aria-label={words.blocks.label}>
      <ul>
        {[null, ...ACCOUNT_BLOCKS].map((name) => (
          <li key={name}>
            <Link to={name ? `/my-account/${name}` : '/my-account'} aria-current={name === block ? 'page' : undefined}>
              {words.blocks[name ?? 'overview']}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/quick-order">{words.quickOrder}</Link>
        </li>
      </ul>
      <button type="button" className={button.secondary} onClick={() => signOut(deviceDatabase)}>
        {words.signOut}
      </button>
    </nav>
  )
}
