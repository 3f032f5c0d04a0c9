/** Addresses of the demo's company outside the portal, by the names of the settings `SHOP_*`. Nothing answers there. */
export const demoLinks: Readonly<Record<string, string>> = {
  aircraft_details: 'https://shop.calder-aerodata.example/aircraft',
  billing_invoices: 'https://shop.calder-aerodata.example/invoices',
  subscriptions: 'https://shop.calder-aerodata.example/subscriptions',
  feedback: 'https://shop.calder-aerodata.example/feedback',
  survey: 'https://survey.calder-aerodata.example/',
  professional_network: 'https://network.example/calder-aerodata',
  video_channel: 'https://video.example/calder-aerodata',
}
