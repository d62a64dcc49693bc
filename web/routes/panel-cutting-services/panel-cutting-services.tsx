import { useLoaderData } from 'react-router'
import { PanelCuttingServicesDocument } from '#schema/generated/operations.ts'
import { PrimaryLink } from '../../components/links/button-link.tsx'
import { MerchantText } from '../../components/merchant-text.tsx'
import { Page } from '../../components/page/page.tsx'
import { type LoaderArgs, loadFrom, notFound, redirectTo } from '../../data/loading.ts'
import { ProductGrid } from '../../features/catalog/product-card/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './panel-cutting-services.module.css'

/** Misspelt in the specification. The correct spelling redirects here. */
const PATH = '/panel-cutting-serivces'

/** Not found in a shop without a cutting service. @source SCREEN-16 */
export async function loader(args: LoaderArgs) {
  if (/\/panel-cutting-services\/?$/.test(new URL(args.request.url).pathname)) redirectTo(PATH)
  const { cmsBlock, cutting } = await loadFrom(args)(PanelCuttingServicesDocument, {})
  if (!cutting) notFound()
  const { sheetService, lengthService, edgingService } = cutting
  return {
    content: cmsBlock?.content,
    services: [sheetService, lengthService, edgingService].filter((service) => service != null),
  }
}

export function Component() {
  const words = useMessages('cutting')
  const { content, services } = useLoaderData<typeof loader>()
  return (
    <Page title={words.services.title} description={words.services.description} canonical={PATH}>
      <div className={`container ${styles.page}`}>
        <h1>{words.services.title}</h1>
        {content && <MerchantText html={content} />}
        <p>
          <PrimaryLink to="/cutting-form">{words.services.form}</PrimaryLink>
        </p>
        <ProductGrid products={services} isFirstView />
      </div>
    </Page>
  )
}
