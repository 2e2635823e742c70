import { Html } from './html';

const faces = "Inter,system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial";

/** Mail programs without dark mode show the light scheme. Styles needed for legibility are inline on the elements. */
export const styles = new Html(`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body, td, p, a, h1 { font-family: ${faces},sans-serif; }
:lang(ja) body, :lang(ja) td, :lang(ja) p, :lang(ja) a, :lang(ja) h1 { font-family: ${faces},'Hiragino Sans','Noto Sans JP','Noto Sans CJK JP','Yu Gothic',Meiryo,sans-serif; }
:lang(zh) body, :lang(zh) td, :lang(zh) p, :lang(zh) a, :lang(zh) h1 { font-family: ${faces},'PingFang SC','Noto Sans SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif; }
body { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
.ground { background: #fdf8ec; }
.card { background: #ffffff; }
.text { color: #06283d; font-size: 16px; line-height: 1.6; }
.heading { font-size: 26px; line-height: 1.25; font-weight: 800; }
.soft { color: #435c6b; }
.small { font-size: 13px; line-height: 1.55; }
.rule { border-top: 1px solid #e6d9bd; }
.link { color: #0b5e7e; }
.code { background: #f7edd8; color: #06283d; }
@media (max-width: 480px) {
  .around { padding: 0 !important; }
  .card, .head { border-radius: 0 !important; }
  .card, .head, .foot { padding-left: 20px !important; padding-right: 20px !important; }
  .code { letter-spacing: 5px !important; }
}
@media (prefers-color-scheme: dark) {
  .ground { background: #031825 !important; }
  .card { background: #0a2f44 !important; }
  .head { background: #0b5e7e !important; }
  .text { color: #f6efe0 !important; }
  .soft { color: #b4cad3 !important; }
  .rule { border-top-color: #1d4a62 !important; }
  .link { color: #7fd6e3 !important; }
  .code { background: #031825 !important; color: #f6efe0 !important; }
}
`);
