import { customerFile, customerView } from '@/features/accounts/admin/customers/schema';
import { adminView, personView } from '@/features/accounts/admin/people/schema';
import { integratorSession, profileView } from '@/features/accounts/schema';
import { anyJson } from '@/features/audit/schema';
import { closureWithOrders } from '@/features/availability/admin/closures/schema';
import { scheduleDayView, scheduleDeparture } from '@/features/availability/admin/schedule/schema';
import { dayView } from '@/features/availability/schema';
import { backupsView } from '@/features/backups/schema';
import { staffPostView, writtenTexts } from '@/features/blog/admin/schema';
import { block, postDocument } from '@/features/blog/schema';
import { diverView } from '@/features/booking/divers/schema';
import { emergencyContactInput, emergencyContactView, quoteView } from '@/features/booking/schema';
import { addOnView as staffAddOnView } from '@/features/catalogue/add-ons/admin/schema';
import { diveSiteView } from '@/features/catalogue/dive-sites/admin/schema';
import { facilityView } from '@/features/catalogue/facilities/admin/schema';
import { offer } from '@/features/catalogue/offers/schema';
import { productView } from '@/features/catalogue/products/admin/schema';
import { productTexts, pictureView as shownPicture } from '@/features/catalogue/schema';
import { messageView } from '@/features/contact/admin/schema';
import { memberView } from '@/features/crew/admin/members/schema';
import { boardChange } from '@/features/day-board/changes/schema';
import { boardView, conflictView } from '@/features/day-board/schema';
import { gasDiver, tankView } from '@/features/equipment/gas/schema';
import { issueView } from '@/features/equipment/issues/schema';
import { unitView } from '@/features/equipment/schema';
import { serviceView } from '@/features/equipment/services/schema';
import { boatView } from '@/features/fleet/admin/schema';
import { invoiceCard, invoiceView } from '@/features/invoices/schema';
import { pictureView } from '@/features/media/schema';
import { approvalView } from '@/features/order-desk/approvals/schema';
import { bulkRow, bulkView } from '@/features/order-desk/bulk/schema';
import { staffOrderAnswer, staffOrderView } from '@/features/order-desk/schema';
import { orderLinkView } from '@/features/order-pages/links/schema';
import { moveRequestView, pickupChangeView } from '@/features/orders/domain/change-views';
import { addOnView, orderItemView } from '@/features/orders/domain/item-view';
import { openFormsView, orderAnswer, orderView, timelineEntry, wrongAmountView } from '@/features/orders/schema';
import { cashDay } from '@/features/payments/cash/schema';
import { movement } from '@/features/payments/movements/schema';
import { paymentsView } from '@/features/payments/schema';
import { healthTexts, paperView } from '@/features/ready/papers/schema';
import { diverLinkView, readinessView, readyDayView, readyView } from '@/features/ready/schema';
import { reportsView } from '@/features/reports/schema';
import { settingsView } from '@/features/settings/schema';
import { pageText, pageView } from '@/features/settings/texts/schema';
import { templateView } from '@/features/templates/schema';
import { personView as bookedPerson } from '@/features/travellers/schema';
import type { SchemaNames } from '@/server/api/rest/json-schema';
import { pageMeta } from '@/shared/list/pages';
import { focusPoint } from '@/shared/schema/focus-point';
import { localisedLine, writtenLine } from '@/shared/schema/localised';
import { messageOutput } from '@/shared/schema/message-output';
import { span } from '@/shared/schema/transfers';

/** Schema names in the API document. Generated clients use them, so a changed name breaks clients. */
export const schemaNames: SchemaNames = {
  input: {
    BoardChange: boardChange,
    EmergencyContactInput: emergencyContactInput,
    HealthTexts: healthTexts,
    PageTextInput: pageText,
    PostBlockInput: block,
    PostDocumentInput: postDocument,
    PostTextsInput: writtenTexts,
    WrittenLineInput: writtenLine,
  },
  output: {
    AddOn: staffAddOnView,
    AnyJson: anyJson,
    Backups: backupsView,
    Boat: boatView,
    BookedAddOn: addOnView,
    BookedItem: orderItemView,
    Board: boardView,
    BulkAction: bulkView,
    BulkRow: bulkRow,
    CashReport: cashDay,
    ChangedOrder: orderAnswer,
    ChangedStaffOrder: staffOrderAnswer,
    Closure: closureWithOrders,
    Conflict: conflictView,
    CrewMember: memberView,
    Customer: customerView,
    CustomerAccount: personView,
    CustomerFile: customerFile,
    Day: dayView,
    Departure: scheduleDeparture,
    DiveSite: diveSiteView,
    Diver: diverView,
    DiverLink: diverLinkView,
    DiverForm: readyView,
    DiverReadiness: readinessView.element,
    ReadyDay: readyDayView,
    EmergencyContact: emergencyContactView,
    EquipmentIssue: issueView,
    EquipmentService: serviceView,
    EquipmentUnit: unitView,
    Facility: facilityView,
    FocusPoint: focusPoint,
    GasDiver: gasDiver,
    GasTank: tankView,
    Invoice: invoiceView,
    InvoiceCard: invoiceCard,
    LocalisedLine: localisedLine,
    Message: messageView,
    MessageTemplate: templateView,
    MoneyMovement: movement,
    MoveRequest: moveRequestView,
    Notice: messageOutput,
    OpenForms: openFormsView,
    Order: orderView,
    OrderLink: orderLinkView,
    PageMeta: pageMeta,
    PageTexts: pageView,
    Paper: paperView,
    Payments: paymentsView,
    PersonToBook: bookedPerson,
    PickupChange: pickupChangeView,
    Picture: pictureView,
    Post: staffPostView,
    PostBlock: block,
    PostDocument: postDocument,
    Product: offer,
    ProductTexts: productTexts,
    Profile: profileView,
    Quote: quoteView,
    RefundApproval: approvalView,
    Reports: reportsView,
    ScheduleDay: scheduleDayView,
    Session: integratorSession,
    ShopSettings: settingsView,
    ShownPicture: shownPicture,
    Span: span,
    StaffAccount: adminView,
    StaffOrder: staffOrderView,
    StaffProduct: productView,
    TimelineEntry: timelineEntry,
    WrittenLine: writtenLine,
    WrongAmount: wrongAmountView,
  },
};
