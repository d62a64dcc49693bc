import type { Example } from './example.types.ts'
import { shopExamples } from './shop-examples.ts'
import { shopperExamples } from './shopper-examples.ts'
import { siteExamples } from './site-examples.ts'

const written: readonly Example[] = [
  {
    title: 'Browse a category',
    about: 'The first page of decking, with its facets.',
    query: `query Browse {
  category(by: { urlPath: "decking" }) {
    name
    breadcrumbs { name url }
    children { name url productCount }
    products(first: 12, sort: RECOMMENDED) {
      total
      items {
        __typename
        sku
        name
        url
        price { isFrom onSale final { gross { formatted } net { formatted } } }
        stock { status }
        keyFacts { label value }
      }
      facets { attribute label grossLabel values { id label grossLabel count selected range { from to } } }
      pageInfo { hasNext }
    }
  }
}
`,
  },
  {
    title: 'Work out a room',
    about: 'The mouldings and decking that the calculators propose, to work out lengths in the browser.',
    query: `query Calculators {
  mouldingCalculator(kind: SKIRTING) {
    mouldings { sku name url }
    extras { metres product { sku name } }
  }
  deckCalculator {
    boards { sku name }
    joists { sku name }
    screws { sku name }
    gap
    spacings
  }
}
`,
  },
  {
    title: 'Search',
    about: 'Tolerates typing errors and suggests categories.',
    query: `query Search {
  products(search: "oak skirtng", first: 5) {
    total
    noResults
    fullMatches
    items { sku name url price { final { gross { formatted } } } }
    similar { name }
    suggestions { didYouMean categories { name url } }
  }
}
`,
  },
  {
    title: 'Filter and sort',
    about: 'Filters are data: an attribute and the values that may match, or a range of prices.',
    query: `query Filter {
  products(categoryId: 10, price: { from: 10, to: 49.5 }, sort: PRICE_ASC, first: 5) {
    total
    items { name price { final { gross { amount currency formatted } } } }
    appliedFilters { attributeLabel attributeGrossLabel label grossLabel }
    ignoredFilters
  }
}
`,
  },
  {
    title: 'Resolve a path',
    about: 'The product, category, page of text or redirect at any path of the shop.',
    query: `query ResolvePath {
  route(path: "/decking/boards/") {
    __typename
    ... on Redirect { location status }
    ... on Category { name url }
    ... on Product { name url }
    ... on CmsPage { title url }
  }
}
`,
  },
  {
    title: 'A product of any type',
    about: 'Common fields on the interface, the rest by type. Take any sku from one of the lists.',
    variables: '{ "sku": "SKIRT-MDF-TORUS" }',
    query: `query Product($sku: ID!) {
  product(by: { sku: $sku }) {
    __typename
    name
    description
    picture { alt url(size: GALLERY, format: AVIF, density: 2) width(size: GALLERY) height(size: GALLERY) }
    price {
      regular { gross { formatted } }
      special { gross { formatted } }
      final { net { formatted } tax { formatted } gross { formatted } }
      unit { unit price { gross { formatted } } }
      refreshedAt
    }
    stock { status quantity checkedAt }
    attributes { label value }
    issues { code message }
    ... on ConfigurableProduct {
      options { attributeId label values { id label } }
      variants { id sku price { final { gross { formatted } } } selection { attributeCode valueId } }
    }
    ... on GroupedProduct { items { quantity product { sku name } } }
    ... on BundleProduct { options { title selections { isDefault quantity product { sku name } } } }
    ... on DownloadableProduct { samples { title url } links { title } }
  }
}
`,
  },
  {
    title: 'Products side by side',
    about: 'Up to 60 skus at once. Unknown skus are omitted.',
    variables: '{ "skus": ["PLY-BIRCH-18", "OSB3-18", "NO-SUCH-SKU"] }',
    query: `query Compare($skus: [ID!]!) {
  productsBySku(skus: $skus) {
    sku
    product { ...Compared }
  }
}

fragment Compared on Product {
  name
  price { final { gross { formatted } } }
  stock { status }
  attributes { label values { id label } isComparable }
}
`,
  },
  {
    title: 'Instead of an unknown sku',
    about: 'Products that match every part of the sku, or that have a similar one. For NOPE-1 there are none.',
    variables: '{ "sku": "OSB3-19" }',
    query: `query NearSku($sku: ID!) {
  productsNearSku(sku: $sku) { sku name url }
}
`,
  },
  {
    title: 'The home page',
    about: 'Banners and three lists of products. A list that the platform does not answer is null.',
    query: `query Home {
  home {
    headImage { title subtitle url picture { path } }
    mainBanners { title url }
    newProducts { name url }
    bestSellers { name url }
    specialOffers { name price { regular { gross { formatted } } final { gross { formatted } } } }
  }
}
`,
  },
  {
    title: 'The menu',
    about: 'Two operations in one tab, with a fragment that both use. The one you choose is sent.',
    query: `query Menu {
  menu { ...Entry children { ...Entry } }
}

query Departments {
  menu { ...Entry productCount }
}

fragment Entry on Category { name url }
`,
  },
  {
    title: 'Attributes',
    about: 'Label, input type and options of attributes.',
    query: `query Attributes {
  attributes(codes: ["wood_type", "thickness"]) {
    id
    code
    label
    input
    isComparable
    isVisible
    isUserDefined
    options { id label }
  }
}
`,
  },
  {
    title: 'Feed a search engine or a till',
    about: 'The keys by which other systems know categories and products.',
    query: `query Feed {
  category(by: { urlPath: "decking" }) {
    id
    slug
    urlKey
    urlPath
    parentId
    level
    products(first: 20) {
      items { sku parentSku slug urlKey urlPath status visibility categoryIds categories { name } }
    }
  }
}
`,
  },
  {
    title: 'Breadcrumbs',
    about: 'The path from the first level to a category.',
    query: `query Breadcrumbs {
  breadcrumbs(categoryId: 25) { name url }
}
`,
  },
  {
    title: 'Reviews',
    about: 'Reviews of a product by its id, the best first, with the number of reviews for each rating.',
    query: `query Reviews($productId: ID! = "1311") {
  reviews(productId: $productId, first: 3, sort: HIGHEST) {
    total
    pageInfo { hasNext }
    averageRating
    distribution
    items { title rating nickname createdAt detail }
  }
}
`,
  },
  {
    title: 'Write a review',
    about: 'The merchant approves it before it is shown. Sent twice, it arrives once.',
    query: `mutation WriteReview($input: ReviewCreateInput!) {
  reviewCreate(input: $input) { isReceived userErrors { code field message } }
}
`,
    variables:
      '{ "input": { "productId": "1311", "rating": 5, "title": "Straight and dry", "detail": "Took paint well.", "nickname": "Anna" } }',
  },
  {
    title: 'Write to the merchant',
    about: 'An e-mail to the merchant. Sent twice, it arrives once a day.',
    query: `mutation WriteMessage($input: MessageInput!) {
  messageSend(input: $input) { isSent userErrors { code field message } }
}
`,
    variables:
      '{ "input": { "name": "Ada", "email": "ada@example.com", "subject": "Oak beams", "text": "Do you cut them to 3.4 m?" } }',
  },
  {
    title: 'Stock',
    about: 'Up to 60 skus at once. VOLATILE: the stock could not be verified; null: the product does not exist.',
    query: `query Stock($skus: [ID!]! = ["PLY-BIRCH-18", "PSE-25X150-3000", "NO-SUCH-SKU"]) {
  stock(skus: $skus) { sku stock { sku status quantity checkedAt } }
}
`,
  },
  ...siteExamples,
  ...shopperExamples,
]

/** Examples for every field of the schema, ready to run against the catalogue of the sandbox. */
export const examples: readonly Example[] = [...written, ...shopExamples(written)]
