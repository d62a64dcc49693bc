// Written by `npm run codegen` from web/routes.ts.
/** The names of the screens. */
export const SCREEN_NAMES = ["home","search","compare","wishlist","lists","my-account","create-password","quick-order","cutting-form","panel-cutting-services","cart","checkout","external-thank-you","category","product","contact","stores","calculators","latest-news","blog","cms-page","error","url-dispatcher"] as const

/** The paths of each screen. */
export const SCREEN_PATHS = {
  "home": ["/","/pwa.html"],
  "search": ["/search"],
  "compare": ["/compare"],
  "wishlist": ["/wishlist"],
  "lists": ["/lists"],
  "my-account": ["/my-account/:block?/:orderId?"],
  "create-password": ["/create-password"],
  "quick-order": ["/quick-order"],
  "cutting-form": ["/cutting-form"],
  "panel-cutting-services": ["/panel-cutting-serivces","/panel-cutting-services"],
  "cart": ["/cart"],
  "checkout": ["/checkout"],
  "external-thank-you": ["/order-success/:orderId/:email"],
  "category": ["/c/:slug"],
  "product": ["/p/:parentSku/:slug/:childSku?"],
  "contact": ["/contact","/contact-us"],
  "stores": ["/stores"],
  "calculators": ["/calculators/:kind?"],
  "latest-news": ["/latest-news/:slug?"],
  "blog": ["/latest-news/:id/:slug"],
  "cms-page": ["/i/:slug"],
  "error": ["/error"],
  "url-dispatcher": ["*"],
} as const
