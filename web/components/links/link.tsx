import type { AnchorHTMLAttributes, Ref } from 'react'
import { useShop } from '../../data/shop.tsx'
import { fullPath } from '../../data/shop-path.ts'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path in this shop, with query and hash. */
  to: string
  /** Takes the place of this page in the history. */
  replace?: boolean | undefined
  /** The page stays where it is scrolled to, although its path changes. */
  preventScrollReset?: boolean | undefined
  ref?: Ref<HTMLAnchorElement>
}

/** A link within the shop. What following and prefetching it means is said once for all links, in router/follow-links. */
export function Link({ to, replace, preventScrollReset, ...rest }: LinkProps) {
  const { basePath } = useShop()
  return (
    <a
      {...rest}
      href={fullPath(basePath, to)}
      data-replace={replace || undefined}
      data-keep-scroll={preventScrollReset || undefined}
    />
  )
}
