/** Words of the timber trade, which a shop of another trade must not use. */
export const TRADE_WORDS =
  /\b(timber|wood\w*|oak|pine|sawn|saw(n|mill)?|planed?|planks?|skirting|mouldings?|ply|plywood|decks?|decking|joists?|rafters?|battens?|sheet materials?|floorboards?|offcuts?|cut to size|stairs?|spindles?|lorr(y|ies)|building supplies|heartwood)\b/gi
