/** Applies production settings; call it before importing the product. */
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
