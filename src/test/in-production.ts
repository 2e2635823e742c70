/** The settings of a shop that is open for business; to be called before the product is loaded. */
export function inProduction(): void {
  Object.assign(process.env, {
    APP_MODE: 'production',
    PAYMENT_GATEWAY: 'xendit',
    XENDIT_SECRET_KEY: 'xnd_production_tests',
    XENDIT_CALLBACK_TOKEN: 'a token of the tests',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hello@dive.example',
  });
}
