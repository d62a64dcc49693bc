import type { Example } from './example.types.ts'

/** Examples about the merchant's texts, services and store view. */
export const siteExamples: readonly Example[] = [
  {
    title: 'A page of text',
    about: 'Written by the merchant, cleaned by the server.',
    query: `query Page {
  cmsPage(identifier: "delivery") { identifier title url heading content }
}
`,
  },
  {
    title: 'Cutting to a list',
    about: 'How the saw works, in millimetres, and what is charged for a sheet, a cut and a metre of edge.',
    query: `query Cutting {
  cutting { kerf trim sheetService { name } lengthService { name } edgingService { name } }
}
`,
  },
  {
    title: 'Send a cutting list',
    about: 'An e-mail to the merchant. The server reads the lines by the same rule as the form.',
    query: `mutation SendList($input: CuttingListInput!) {
  cuttingListSend(input: $input) { isSent userErrors { code field message } }
}
`,
    variables:
      '{ "input": { "name": "Anna", "email": "anna@stairworks.example", "sheets": 1, "material": { "sku": "PLY-BIRCH-18", "name": "Birch plywood", "size": "2440 × 1220 × 18 mm", "length": 24400, "width": 12200 }, "pieces": [{ "name": "Shelf", "length": 800, "width": 300, "quantity": 4, "grain": "ALONG", "longEdges": 1 }] } }',
  },
  {
    title: 'The blog',
    about: 'The newest posts, and one with its whole text.',
    query: `query News {
  news(first: 3) { total categories { identifier name url } category { name } items { title url publishedAt author picture { path } categories { name } summary } }
  newsPost(id: "2") { title content }
}
`,
  },
  {
    title: 'A block of text',
    about: 'A text of the merchant, for a place in another page.',
    query: `query Block {
  cmsBlock(identifier: "delivery-notice") { id identifier title content }
}
`,
  },
  {
    title: 'Blocks the merchant has placed',
    about: 'Texts of the home page and of a category, in the order of the shop’s content.',
    query: `query PlacedBlocks {
  placedBlocks(place: HOME) { id title content }
  category(by: { urlPath: "decking" }) { name blocks { id content } }
}
`,
  },
  {
    title: 'Pages of header and footer',
    about: 'The pages that header and footer link to. Pages that do not exist are omitted.',
    query: `query SitePages {
  sitePages { menu { title url } help { title url } about { title url } }
}
`,
  },
  {
    title: 'The store view',
    about: 'Its language, money and country.',
    query: `query Store {
  store { code name locale currency country dateFormat phone company { name vatNumber } }
}
`,
  },
]
